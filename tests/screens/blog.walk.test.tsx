import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './blog.screen.tsx';

walkScreen(screen);
