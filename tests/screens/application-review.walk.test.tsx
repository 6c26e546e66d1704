import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './application-review.screen.tsx';

walkScreen(screen);
