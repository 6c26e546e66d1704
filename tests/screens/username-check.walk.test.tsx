import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './username-check.screen.tsx';

walkScreen(screen);
