import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './email-check.screen.tsx';

walkScreen(screen);
