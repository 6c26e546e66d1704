import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './own-account-page.screen.tsx';

walkScreen(screen);
