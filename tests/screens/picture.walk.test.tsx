import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './picture.screen.tsx';

walkScreen(screen);
