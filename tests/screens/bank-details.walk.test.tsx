import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './bank-details.screen.tsx';

walkScreen(screen);
