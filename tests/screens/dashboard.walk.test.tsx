import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './dashboard.screen.tsx';

walkScreen(screen);
