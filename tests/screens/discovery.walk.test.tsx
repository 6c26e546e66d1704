import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './discovery.screen.tsx';

walkScreen(screen);
