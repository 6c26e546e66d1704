import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import type { BookingState } from '#contract/booking-choices.ts';
import type { Bookings } from '#contract/hotel-booking.ts';
import type { QueueQuery } from '#machines/rules/queue-address.ts';
import { callOf, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

export const watchIntervalMs = 30_000;

/** A list as the page shows it, with what it was asked for. */
export type WatchedList =
  | { of: 'waiting'; shown: WaitingReply | null }
  | { of: 'applications'; query: QueueQuery; shown: ApplicationsReply | null }
  | { of: 'stays'; state: BookingState | null; shown: Omit<Bookings, 'next'> };

export type LookAnswer = { kind: 'same' } | { kind: 'changed'; added: number };

export type WatchReport = { type: 'rows.wanted' };
export type Attention = { type: 'attention.lost' } | { type: 'attention.regained' };

const watch = setup({
  types: {} as {
    input: WatchedList;
    context: { list: WatchedList; added: number | null };
    events: Attention | { type: 'rows.show' };
  },
  actors: {
    watchAttention: fromCallback<Attention>(() => {}),
    look: fromPromise<LookAnswer, WatchedList>(notProvided('look')),
  },
  actions: {
    rememberAdded: assign((_, { added }: OfKind<LookAnswer, 'changed'>) => ({ added })),
    forgetAdded: assign({ added: null }),
    report: report<WatchReport>(),
  },
  delays: { interval: watchIntervalMs },
  guards: { isChanged: ({ context }) => context.added !== null },
});
const call = callOf(watch);

/** Polls a list and says what is new. The page loads the list again when the person asks for it, and starts a new watch. */
export const listWatchMachine = watch.createMachine({
  id: 'listWatch',
  context: ({ input }) => ({ list: input, added: null }),
  invoke: { id: 'watchAttention', src: 'watchAttention' },
  on: {
    'rows.show': { guard: 'isChanged', actions: { type: 'report', params: { type: 'rows.wanted' } } },
  },
  initial: 'attended',
  states: {
    attended: {
      on: { 'attention.lost': 'unattended' },
      initial: 'waiting',
      states: {
        waiting: { after: { interval: 'looking' } },
        looking: {
          invoke: call('look', {
            input: ({ context }) => context.list,
            same: { target: 'waiting', actions: 'forgetAdded' },
            changed: { target: 'waiting', actions: 'rememberAdded' },
            /** The person did not ask for this request, so its failure is not shown. */
            failed: 'waiting',
          }),
        },
      },
    },
    unattended: { on: { 'attention.regained': 'attended.looking' } },
  },
});

export type ListWatchActor = ActorRefFrom<typeof listWatchMachine>;
