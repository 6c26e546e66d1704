import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './list-watch.screen.tsx';

walkScreen(screen);
