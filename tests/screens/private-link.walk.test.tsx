import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './private-link.screen.tsx';

walkScreen(screen);
