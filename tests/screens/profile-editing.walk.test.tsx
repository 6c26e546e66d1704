import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './profile-editing.screen.tsx';

walkScreen(screen);
