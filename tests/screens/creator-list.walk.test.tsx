import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './creator-list.screen.tsx';

walkScreen(screen);
