import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { emptyTrip } from '#machines/rules/trip-draft.ts';
import { refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import { type BeginAnswer, type Beginning, tripBeginningMachine } from './trip-beginning.machine.ts';

/** Sent again before an answer has come, it is begun once. */
export function tripBeginning(signed: SignedCall) {
  const signedDeed = signedDeedOf(signed);
  return tripBeginningMachine.provide({
    actors: {
      createTrip: fromPromise<BeginAnswer, Beginning>(({ input, signal }) =>
        signedDeed(input, signal, (call) => ask('createTrip', { body: { ...emptyTrip, ...input }, ...call }))
          .then(({ _id }): BeginAnswer => ({ kind: 'begun', tripId: _id }))
          .catch(refusalIn),
      ),
    },
  });
}
