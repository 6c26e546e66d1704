import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, type Failure, failureWords, type OfKind, refusalWords } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

/** Notes by the id of their creator. */
export type Shortlist = Record<string, string>;

export interface ShortlistChange {
  id: string;
  isListed: boolean;
  note: string;
}

export type ShortlistAnswer = { kind: 'list'; list: Shortlist } | Refused;

const shortlist = setup({
  types: {} as {
    context: {
      list: Shortlist;
      change: ShortlistChange | null;
      /** Changes that wait for the one before them. */
      next: readonly ShortlistChange[];
      /** Of a change that did not go through; nothing but that, where nobody gave words for it. */
      message: string | null;
    };
    events:
      | { type: 'entry.change'; change: ShortlistChange }
      | { type: 'list.export' }
      | { type: 'call.retry' }
      | { type: 'banner.dismiss' };
  },
  actors: {
    fetchShortlist: fromPromise<Shortlist>(notProvided('fetchShortlist')),
    saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(notProvided('saveEntry')),
    exportList: fromPromise<void>(notProvided('exportList')),
  },
  actions: {
    rememberChange: assign((_, change: ShortlistChange) => ({ change })),
    queueChange: assign(({ context }, change: ShortlistChange) => ({
      next: [...context.next.filter(({ id }) => id !== change.id), change],
    })),
    takeNext: assign(({ context: { next } }) => ({ change: next[0] ?? null, next: next.slice(1) })),
    rememberList: assign((_, list: Shortlist) => ({ list })),
    rememberAnswer: assign((_, { list }: OfKind<ShortlistAnswer, 'list'>) => ({ list })),
    forgetChange: assign({ change: null }),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureWords(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    hasNext: ({ context }) => context.next.length > 0,
    hasMessage: ({ context }) => context.message !== null,
  },
});
const call = callOf(shortlist);

/** The creators that a sponsor keeps in mind. A change is shown at once, saved after those before it, and taken back when the server refuses it. */
export const shortlistMachine = shortlist.createMachine({
  id: 'shortlist',
  context: { list: {}, change: null, next: [], message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchShortlist', { done: { target: 'ready', actions: 'rememberList' }, failed: 'failed' }),
    },
    ready: {
      on: {
        'entry.change': {
          target: 'saving',
          actions: { type: 'rememberChange', params: ({ event }) => event.change },
        },
        'list.export': 'exporting',
      },
      initial: 'calm',
      states: { calm: {}, refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' } },
    },
    saving: {
      exit: 'forgetChange',
      on: { 'entry.change': { actions: { type: 'queueChange', params: ({ event }) => event.change } } },
      invoke: call('saveEntry', {
        input: ({ context: { change } }) => ({ change: change ?? { id: '', isListed: false, note: '' } }),
        list: { target: 'between', actions: 'rememberAnswer' },
        refused: { target: 'between', actions: 'rememberRefusal' },
        failed: { target: 'between', actions: 'rememberFailure' },
      }),
    },
    exporting: {
      on: { 'entry.change': { actions: { type: 'queueChange', params: ({ event }) => event.change } } },
      invoke: call('exportList', { done: 'between', failed: { target: 'between', actions: 'rememberFailure' } }),
    },
    /** What waits goes first; what was refused is told at the end. */
    between: {
      always: [
        { guard: 'hasNext', target: 'saving', actions: 'takeNext' },
        { guard: 'hasMessage', target: 'ready.refused' },
        { target: 'ready' },
      ],
    },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ShortlistActor = ActorRefFrom<typeof shortlistMachine>;
export type ShortlistSnapshot = SnapshotFrom<typeof shortlistMachine>;
