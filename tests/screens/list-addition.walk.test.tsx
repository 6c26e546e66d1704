import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './list-addition.screen.tsx';

walkScreen(screen);
