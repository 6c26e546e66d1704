import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './shortlist.screen.tsx';

walkScreen(screen);
