import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationsMoveReply } from '#contract/back-office.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { refusalBy } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { recentDecisionsMachine } from './recent-decisions.machine.ts';
import type { Decision, UndoAnswer } from './recent-decisions.setup.ts';

interface Outside {
  signed: SignedCall;
  keepDecisions(decisions: readonly Decision[]): void;
}

export function recentDecisions({ signed, keepDecisions }: Outside) {
  const signedAction = withIdempotencyKey(signed);
  return recentDecisionsMachine.provide({
    actions: { keepDecisions: (_, decisions) => keepDecisions(decisions) },
    actors: {
      undoDecision: fromPromise<UndoAnswer, Pick<Decision, 'ids'>>(({ input, signal }) => {
        const body = { ids: [...input.ids], request: { move: 'undo' as const } };
        return signedAction(input, signal, (call) => ask('moveApplications', { body, ...call }))
          .then(answerIn)
          .catch(refusalBy<UndoAnswer>(final));
      }),
    },
  });
}

const refused = ({ message }: ErrorBody): UndoAnswer => ({ kind: 'refused', message });
/** Other errors are temporary: the undo can be repeated while there is time. */
const final = { validation: refused, forbidden: refused, notFound: refused, conflict: refused, notNow: refused };

function answerIn({ data }: ApplicationsMoveReply): UndoAnswer {
  const late = data.flatMap(({ refusal }) => refusal ?? []);
  const [message] = late;
  return message !== undefined && late.length === data.length
    ? { kind: 'refused', message }
    : { kind: 'undone', late: late.length };
}
