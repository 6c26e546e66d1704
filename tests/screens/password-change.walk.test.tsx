import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './password-change.screen.tsx';

walkScreen(screen);
