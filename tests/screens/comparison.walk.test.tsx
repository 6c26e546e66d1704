import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './comparison.screen.tsx';

walkScreen(screen);
