import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './application.screen.tsx';

walkScreen(screen);
