import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './group-invitation.screen.tsx';

walkScreen(screen);
