import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './saved-searches.screen.tsx';

walkScreen(screen);
