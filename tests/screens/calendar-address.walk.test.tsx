import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './calendar-address.screen.tsx';

walkScreen(screen);
