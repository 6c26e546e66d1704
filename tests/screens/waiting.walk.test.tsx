import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './waiting.screen.tsx';

walkScreen(screen);
