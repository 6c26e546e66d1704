import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './following.screen.tsx';

walkScreen(screen);
