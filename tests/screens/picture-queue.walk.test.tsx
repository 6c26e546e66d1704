import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './picture-queue.screen.tsx';

walkScreen(screen);
