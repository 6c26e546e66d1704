import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './forgot-password.screen.tsx';

walkScreen(screen);
