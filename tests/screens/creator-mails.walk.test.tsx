import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './creator-mails.screen.tsx';

walkScreen(screen);
