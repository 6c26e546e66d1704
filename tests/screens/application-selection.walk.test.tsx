import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './application-selection.screen.tsx';

walkScreen(screen);
