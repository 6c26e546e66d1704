import { recentDecisions } from '#machines/back-office/recent-decisions.actors.ts';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';
import type { SignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { storedDecisions } from './office-storage.ts';

/** Fetched beside the lists: there is nothing to take back before one of them is worked on. */
export const LaterUndoBar = lazyPart(
  laterScript(() => import('./undo-bar.tsx')),
  ({ UndoBar }) => UndoBar,
);

export const LaterKeysDialog = lazyDialog(
  laterScript(() => import('./keys-dialog.tsx')),
  ({ KeysDialog }) => KeysDialog,
);

export const LaterQuestion = lazyDialog(
  laterScript(() => import('#web/ui/question-dialog.tsx')),
  ({ QuestionDialog }) => QuestionDialog,
);

/** What was decided on another page can be taken back on this one. */
export function KeptUndoBar({ session, signed }: SignedIn) {
  const { write, read } = storedDecisions(session);
  const actor = usePage(() => ({
    chart: recentDecisions({ signed, keepDecisions: write }),
    input: { decisions: read() },
  }));
  return <LaterUndoBar actor={actor} />;
}
