import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './trip-map.screen.tsx';

walkScreen(screen);
