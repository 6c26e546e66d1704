import { recentDecisions } from '#machines/back-office/recent-decisions.actors.ts';
import type { SignedIn } from '#web/page/signed-in.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { storedDecisions } from './office-storage.ts';

export const undoBar = new LazyModule(() => import('./undo-bar.tsx'));

/** Offers to undo decisions that were made on another page. */
export function StoredUndoBar({ session, signed }: SignedIn) {
  const { write, read } = storedDecisions(session);
  const actor = usePage(() => ({
    chart: recentDecisions({ signed, keepDecisions: write }),
    input: { decisions: read() },
  }));
  return <Later module={undoBar}>{({ UndoBar }) => <UndoBar actor={actor} />}</Later>;
}
