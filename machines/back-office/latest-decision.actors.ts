import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import { type Decision, latestDecisionMachine, type UndoAnswer } from './latest-decision.machine.ts';

interface Outside {
  signed: SignedCall;
  keepDecision(decision: Decision | null): void;
}

export function latestDecision({ signed, keepDecision }: Outside) {
  const signedDeed = signedDeedOf(signed);
  return latestDecisionMachine.provide({
    actions: { keepDecision: (_, decision) => keepDecision(decision) },
    actors: {
      undoDecision: fromPromise<UndoAnswer, { id: string }>(({ input, signal }) =>
        signedDeed(input, signal, (call) => ask('moveApplication', { params: input, body: { move: 'undo' }, ...call }))
          .then((): UndoAnswer => ({ kind: 'undone' }))
          .catch(refusalIn),
      ),
    },
  });
}
