import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './recent-decisions.screen.tsx';

walkScreen(screen);
