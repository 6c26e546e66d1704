import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './own-hotels.screen.tsx';

walkScreen(screen);
