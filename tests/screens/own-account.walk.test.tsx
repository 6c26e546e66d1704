import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './own-account.screen.tsx';

walkScreen(screen);
