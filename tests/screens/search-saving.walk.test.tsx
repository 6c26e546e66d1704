import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './search-saving.screen.tsx';

walkScreen(screen);
