import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './own-questions.screen.tsx';

walkScreen(screen);
