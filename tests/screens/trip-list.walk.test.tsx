import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './trip-list.screen.tsx';

walkScreen(screen);
