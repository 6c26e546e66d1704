import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './trip-creation.screen.tsx';

walkScreen(screen);
