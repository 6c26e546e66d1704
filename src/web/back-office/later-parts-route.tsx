import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';

/** Fetched beside the lists: there is nothing to take back before one of them is worked on. */
export const LaterUndoBar = lazyPart(
  laterScript(() => import('./undo-bar.tsx')),
  ({ UndoBar }) => UndoBar,
);

export const LaterKeysDialog = lazyDialog(
  laterScript(() => import('./keys-dialog.tsx')),
  ({ KeysDialog }) => KeysDialog,
);
