import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './copying.screen.tsx';

walkScreen(screen);
