import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './application-queue.screen.tsx';

walkScreen(screen);
