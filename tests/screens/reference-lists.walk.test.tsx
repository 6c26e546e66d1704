import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './reference-lists.screen.tsx';

walkScreen(screen);
