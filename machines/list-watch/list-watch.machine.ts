import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import { callOf, type OfKind } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

export const watchIntervalMs = 30_000;

export type LookAnswer = { kind: 'same' } | { kind: 'changed'; added: number };

/** Sent when the list reloads or its rows change. */
export type ListChange = { type: 'list.changed' };
export type Attention = { type: 'attention.lost' } | { type: 'attention.regained' };

const watch = setup({
  types: {} as {
    context: { added: number | null };
    events: ListChange | Attention | { type: 'rows.show' };
  },
  actors: {
    watchList: fromCallback<ListChange>(() => {}),
    watchAttention: fromCallback<Attention>(() => {}),
    look: fromPromise<LookAnswer>(notProvided('look')),
  },
  actions: {
    rememberAdded: assign((_, { added }: OfKind<LookAnswer, 'changed'>) => ({ added })),
    forgetAdded: assign({ added: null }),
    showRows: () => effectNotProvided('showRows'),
  },
  delays: { interval: watchIntervalMs },
  guards: { isChanged: ({ context }) => context.added !== null },
});
const call = callOf(watch);

/** Polls a list and says what is new. The rows change only when the person asks for it. */
export const listWatchMachine = watch.createMachine({
  id: 'listWatch',
  context: { added: null },
  invoke: [
    { id: 'watchList', src: 'watchList' },
    { id: 'watchAttention', src: 'watchAttention' },
  ],
  on: { 'rows.show': { guard: 'isChanged', actions: 'showRows' } },
  initial: 'attended',
  states: {
    attended: {
      on: {
        'attention.lost': 'unattended',
        'list.changed': { target: '.waiting', actions: 'forgetAdded' },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { interval: 'looking' } },
        looking: {
          invoke: call('look', {
            same: { target: 'waiting', actions: 'forgetAdded' },
            changed: { target: 'waiting', actions: 'rememberAdded' },
            /** The person did not ask for this request, so its failure is not shown. */
            failed: 'waiting',
          }),
        },
      },
    },
    unattended: { on: { 'list.changed': { actions: 'forgetAdded' }, 'attention.regained': 'attended.looking' } },
  },
});

export type ListWatchActor = ActorRefFrom<typeof listWatchMachine>;
