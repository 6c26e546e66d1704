import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './continued-draft.screen.tsx';

walkScreen(screen);
