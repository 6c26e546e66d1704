import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './back-office-list.screen.tsx';

walkScreen(screen);
