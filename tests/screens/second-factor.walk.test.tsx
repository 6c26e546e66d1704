import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './second-factor.screen.tsx';

walkScreen(screen);
