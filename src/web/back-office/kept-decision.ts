import type { Decision } from '#machines/back-office/latest-decision.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { tabShelf } from '#web/ui/shelf.ts';

const name = 'decision';

/** The latest decision, over a reload and from one page of the staff to another; nobody is shown what somebody else decided. */
export const keptDecision = (session: SessionActor) => ({
  keepDecision(decision: Decision | null) {
    if (decision === null) tabShelf.clear(name);
    else tabShelf.write(name, { owner: ownerOf(session.getSnapshot()), decision });
  },
  read(): Decision | null {
    const left = Object(tabShelf.read(name));
    return left.owner === ownerOf(session.getSnapshot()) && isDecision(left.decision) ? left.decision : null;
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
