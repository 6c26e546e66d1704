import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { AdditionRequest } from '#contract/sponsor.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type AdditionAnswer, listAdditionMachine } from './list-addition.machine.ts';

export function listAddition(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return listAdditionMachine.provide({
    actors: {
      addToList: fromPromise<AdditionAnswer, AdditionRequest>(({ input, signal }) =>
        signedAction(input, signal, (call) => ask('addToList', { body: input, ...call })).then(
          (reply): AdditionAnswer => ({ kind: 'added', reply }),
          refusalIn,
        ),
      ),
    },
  });
}
