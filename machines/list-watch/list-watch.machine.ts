import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import { callOf, type OfKind } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';

export const watchIntervalMs = 30_000;

/** What is there now, beside what the list shows: as it is, or with so many more. */
export type LookAnswer = { kind: 'same' } | { kind: 'other'; added: number };

/** The list asks, or shows something else. */
export type ListChange = { type: 'list.change' };
/** Whether anybody is there to look at it. */
export type Attention = { type: 'attention.lose' } | { type: 'attention.win' };

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
    rememberAdded: assign((_, { added }: OfKind<LookAnswer, 'other'>) => ({ added })),
    forgetAdded: assign({ added: null }),
    /** The list asks again by itself. */
    showRows: () => effectNotProvided('showRows'),
  },
  delays: { interval: watchIntervalMs },
  guards: { isOther: ({ context }) => context.added !== null },
});
const call = callOf(watch);

/** Asks again and again what a list would show, and says so; nothing moves before somebody wants it. */
export const listWatchMachine = watch.createMachine({
  id: 'listWatch',
  context: { added: null },
  invoke: [
    { id: 'watchList', src: 'watchList' },
    { id: 'watchAttention', src: 'watchAttention' },
  ],
  on: { 'rows.show': { guard: 'isOther', actions: 'showRows' } },
  initial: 'attended',
  states: {
    attended: {
      on: {
        'attention.lose': 'unattended',
        'list.change': { target: '.waiting', actions: 'forgetAdded' },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { interval: 'looking' } },
        looking: {
          invoke: call('look', {
            same: { target: 'waiting', actions: 'forgetAdded' },
            other: { target: 'waiting', actions: 'rememberAdded' },
            /** Nobody has asked for it: it is asked again, and what is shown stays. */
            failed: 'waiting',
          }),
        },
      },
    },
    unattended: { on: { 'list.change': { actions: 'forgetAdded' }, 'attention.win': 'attended.looking' } },
  },
});

export type ListWatchActor = ActorRefFrom<typeof listWatchMachine>;
