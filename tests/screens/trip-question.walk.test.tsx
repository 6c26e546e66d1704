import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './trip-question.screen.tsx';

walkScreen(screen);
