import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './draft-link.screen.tsx';

walkScreen(screen);
