import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './set-password.screen.tsx';

walkScreen(screen);
