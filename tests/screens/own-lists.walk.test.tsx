import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './own-lists.screen.tsx';

walkScreen(screen);
