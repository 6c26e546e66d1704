import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './blog-editing.screen.tsx';

walkScreen(screen);
