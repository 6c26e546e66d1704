import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './creator-profile.screen.tsx';

walkScreen(screen);
