import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './reported-questions.screen.tsx';

walkScreen(screen);
