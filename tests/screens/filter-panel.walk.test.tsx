import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './filter-panel.screen.tsx';

walkScreen(screen);
