import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './mail-choices.screen.tsx';

walkScreen(screen);
