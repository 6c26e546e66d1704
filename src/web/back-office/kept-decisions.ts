import type { Decision } from '#machines/back-office/recent-decisions.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { tabShelf } from '#web/ui/shelf.ts';

const name = 'decisions';

/** The recent decisions, kept for a reload and for the other pages of staff, and read by the same person alone. */
export const keptDecisions = (session: SessionActor) => ({
  keepDecisions(decisions: readonly Decision[]) {
    if (decisions.length === 0) tabShelf.clear(name);
    else tabShelf.write(name, { owner: ownerOf(session.getSnapshot()), decisions });
  },
  read(): Decision[] {
    const left = Object(tabShelf.read(name));
    const isOwn = left.owner === ownerOf(session.getSnapshot()) && Array.isArray(left.decisions);
    return isOwn ? left.decisions.filter(isDecision) : [];
  },
});

const isDecision = (value: unknown): value is Decision => {
  const { ids, fullName, move, deadline } = Object(value);
  return (
    Array.isArray(ids) &&
    typeof fullName === 'string' &&
    (move === 'approve' || move === 'reject') &&
    typeof deadline === 'number'
  );
};
