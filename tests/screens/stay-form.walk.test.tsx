import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { screen } from './stay-form.screen.tsx';

walkScreen(screen);
