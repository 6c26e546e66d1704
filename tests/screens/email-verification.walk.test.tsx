import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './email-verification.screen.tsx';

walkScreen(screen);
