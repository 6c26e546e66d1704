import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './blog-visits.screen.tsx';

walkScreen(screen);
