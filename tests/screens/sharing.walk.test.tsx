import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './sharing.screen.tsx';

walkScreen(screen);
