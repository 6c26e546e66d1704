import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { tripTypes } from '#contract/trip-choices.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type TripType = (typeof tripTypes)[number];
export type CreateAnswer = { kind: 'created'; tripId: string } | Refused;

export interface NewTrip {
  title: string;
  tripType: TripType;
}

const creation = setup({
  types: {} as {
    context: NewTrip & { tripId: string | null; message: string | null };
    events:
      | { type: 'title.change'; title: string }
      | { type: 'type.choose'; tripType: TripType }
      | { type: 'trip.create' };
  },
  actors: { createTrip: fromPromise<CreateAnswer, NewTrip>(notProvided('createTrip')) },
  actions: {
    changeTitle: assign((_, title: string) => ({ title })),
    chooseType: assign((_, tripType: TripType) => ({ tripType })),
    rememberTrip: assign((_, { tripId }: OfKind<CreateAnswer, 'created'>) => ({ tripId })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: { isTitled: ({ context }) => context.title.trim().length >= 3 },
});
const call = callOf(creation);

export const tripCreationMachine = creation.createMachine({
  id: 'tripCreation',
  context: { title: '', tripType: 'NON_SHOPPABLE', tripId: null, message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'title.change': { actions: { type: 'changeTitle', params: ({ event }) => event.title } },
        'type.choose': { actions: { type: 'chooseType', params: ({ event }) => event.tripType } },
        'trip.create': { guard: 'isTitled', target: 'submitting' },
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('createTrip', {
        input: ({ context: { title, tripType } }) => ({ title: title.trim(), tripType }),
        created: { target: 'created', actions: 'rememberTrip' },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    created: { type: 'final' },
  },
});

export type TripCreationActor = ActorRefFrom<typeof tripCreationMachine>;
export type TripCreationSnapshot = SnapshotFrom<typeof tripCreationMachine>;
