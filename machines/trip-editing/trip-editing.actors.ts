import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { TripMoveName } from '#contract/trip-choices.ts';
import type { ComparedTrips, TripComparison } from '#machines/rules/merge-trips.ts';
import { editShortcuts } from '../edit-shortcuts.actors.ts';
import { networkReturn } from '../network-return.actors.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { type SignedOnce, withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { tripEditingMachine } from './trip-editing.machine.ts';
import type { TripFound, TripSaveAnswer, TripStepAnswer, TripVersion } from './trip-editing.setup.ts';
import type { TripStep } from './trip-steps.ts';

/** Loaded when a trip was saved in two places. */
const comparison = () => import('#machines/rules/merge-trips.ts');

export function tripEditing(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  const take = async (
    { id, version, step }: TripVersion & { step: TripStep | null },
    call: SignedOnce,
  ): Promise<TripStepAnswer> => {
    if (step === null) return { kind: 'outdated' };
    const request = { params: { id }, version, ...call };
    if (step === 'delete') return ask('deleteTrip', request).then(() => ({ kind: 'deleted' }));
    const saved = await ask('moveTrip', { body: { move: step satisfies TripMoveName }, ...request });
    return step === 'discard'
      ? { kind: 'discarded', trip: await ask('readOwnTrip', { params: { id }, ...call }) }
      : { kind: 'moved', saved };
  };
  return tripEditingMachine.provide({
    actors: {
      saveTrip: fromPromise(({ input, signal }) =>
        signedAction(input, signal, (call) =>
          ask('saveTrip', { params: { id: input.id }, version: input.version, body: input.trip, ...call }),
        )
          .then((saved): TripSaveAnswer => ({ kind: 'saved', saved }))
          .catch(refusalBy<TripSaveAnswer>(outdated, refusalIn)),
      ),
      takeStep: fromPromise(({ input, signal }) =>
        signedAction(input, signal, (call) => take(input, call)).catch(refusalBy<TripStepAnswer>(outdated, refusalIn)),
      ),
      fetchRemote: fromPromise<TripFound, { id: string }>(({ input, signal }) =>
        foundTrip(signed, { ...input, signal }),
      ),
      compareTrips: fromPromise<ComparedTrips, TripComparison>(async ({ input }) =>
        (await comparison()).comparedTrips(input),
      ),
      watchShortcuts: editShortcuts(),
      watchNetwork: networkReturn,
    },
  });
}

const outdated = {
  conflict: () => ({ kind: 'outdated' as const }),
  notNow: () => ({ kind: 'outdated' as const }),
  notFound: () => ({ kind: 'outdated' as const }),
};

export const foundTrip = (
  signed: SignedCall,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<TripFound> =>
  signed(signal, (call) => ask('readOwnTrip', { params: { id }, ...call }))
    .then((trip): TripFound => ({ kind: 'found', trip }))
    .catch(refusalBy<TripFound>({ notFound: () => ({ kind: 'gone' }), validation: () => ({ kind: 'gone' }) }));
