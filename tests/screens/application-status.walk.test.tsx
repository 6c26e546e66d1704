import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './application-status.screen.tsx';

walkScreen(screen);
