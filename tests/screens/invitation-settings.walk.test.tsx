import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './invitation-settings.screen.tsx';

walkScreen(screen);
