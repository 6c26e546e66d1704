import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { tripTypes } from '#contract/trip-types.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type TripType = (typeof tripTypes)[number];
export type BeginAnswer = { kind: 'begun'; tripId: string } | Refused;

export interface Beginning {
  title: string;
  tripType: TripType;
}

const beginning = setup({
  types: {} as {
    context: Beginning & { tripId: string | null; message: string | null };
    events:
      | { type: 'title.change'; title: string }
      | { type: 'type.choose'; tripType: TripType }
      | { type: 'trip.begin' };
  },
  actors: { createTrip: fromPromise<BeginAnswer, Beginning>(notProvided('createTrip')) },
  actions: {
    changeTitle: assign((_, title: string) => ({ title })),
    chooseType: assign((_, tripType: TripType) => ({ tripType })),
    rememberTrip: assign((_, { tripId }: OfKind<BeginAnswer, 'begun'>) => ({ tripId })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: { isTitled: ({ context }) => context.title.trim().length >= 3 },
});
const call = callOf(beginning);

/** A trip begins with its title and its kind; all else may come later. */
export const tripBeginningMachine = beginning.createMachine({
  id: 'tripBeginning',
  context: { title: '', tripType: 'NON_SHOPPABLE', tripId: null, message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'title.change': { actions: { type: 'changeTitle', params: ({ event }) => event.title } },
        'type.choose': { actions: { type: 'chooseType', params: ({ event }) => event.tripType } },
        'trip.begin': { guard: 'isTitled', target: 'submitting' },
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('createTrip', {
        input: ({ context: { title, tripType } }) => ({ title: title.trim(), tripType }),
        begun: { target: 'begun', actions: 'rememberTrip' },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    begun: { type: 'final' },
  },
});

export type TripBeginningActor = ActorRefFrom<typeof tripBeginningMachine>;
export type TripBeginningSnapshot = SnapshotFrom<typeof tripBeginningMachine>;
