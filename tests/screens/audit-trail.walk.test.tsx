import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './audit-trail.screen.tsx';

walkScreen(screen);
