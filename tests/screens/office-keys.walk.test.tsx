import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './office-keys.screen.tsx';

walkScreen(screen);
