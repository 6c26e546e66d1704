import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './second-factor-set-up.screen.tsx';

walkScreen(screen);
