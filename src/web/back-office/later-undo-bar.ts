import { laterScript } from '#web/page/later-script.ts';
import { lazyPart } from '#web/page/lazy-part.tsx';

const script = laterScript(() => import('./undo-bar.tsx'));

/** Fetched beside the lists: there is nothing to take back before one of them is worked on. */
export const LaterUndoBar = lazyPart(script, ({ UndoBar }) => UndoBar);
