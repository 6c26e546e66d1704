import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './staff-notes.screen.tsx';

walkScreen(screen);
