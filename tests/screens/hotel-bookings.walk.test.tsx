import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './hotel-bookings.screen.tsx';

walkScreen(screen);
