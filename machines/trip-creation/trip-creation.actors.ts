import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { emptyTrip } from '#machines/rules/trip-draft.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type CreateAnswer, type NewTrip, tripCreationMachine } from './trip-creation.machine.ts';

export function tripCreation(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return tripCreationMachine.provide({
    actors: {
      createTrip: fromPromise<CreateAnswer, NewTrip>(({ input, signal }) =>
        signedAction(input, signal, (call) => ask('createTrip', { body: { ...emptyTrip, ...input }, ...call }))
          .then(({ _id }): CreateAnswer => ({ kind: 'created', tripId: _id }))
          .catch(refusalIn),
      ),
    },
  });
}
