import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { emptyTrip } from '#machines/rules/trip-draft.ts';
import { refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import { type CreateAnswer, type NewTrip, tripCreationMachine } from './trip-creation.machine.ts';

export function tripCreation(signed: SignedCall) {
  const signedDeed = signedDeedOf(signed);
  return tripCreationMachine.provide({
    actors: {
      createTrip: fromPromise<CreateAnswer, NewTrip>(({ input, signal }) =>
        signedDeed(input, signal, (call) => ask('createTrip', { body: { ...emptyTrip, ...input }, ...call }))
          .then(({ _id }): CreateAnswer => ({ kind: 'created', tripId: _id }))
          .catch(refusalIn),
      ),
    },
  });
}
