import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './dashboard-panes.screen.tsx';

walkScreen(screen);
