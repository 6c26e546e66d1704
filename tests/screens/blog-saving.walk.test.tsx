import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './blog-saving.screen.tsx';

walkScreen(screen);
