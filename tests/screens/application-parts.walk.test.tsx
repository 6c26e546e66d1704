import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './application-parts.screen.tsx';

walkScreen(screen);
