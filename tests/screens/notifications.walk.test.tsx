import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './notifications.screen.tsx';

walkScreen(screen);
