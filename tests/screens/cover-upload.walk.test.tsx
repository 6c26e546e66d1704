import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './cover-upload.screen.tsx';

walkScreen(screen);
