import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, failureWords, type OfKind, refusalWords } from '../call.ts';
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
    rememberList: assign((_, list: Shortlist) => ({ list })),
    rememberAnswer: assign((_, { list }: OfKind<ShortlistAnswer, 'list'>) => ({ list })),
    forgetChange: assign({ change: null }),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign(failureWords),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(shortlist);

/** The creators that a sponsor keeps in mind. A change is shown at once, and taken back when the server refuses it. */
export const shortlistMachine = shortlist.createMachine({
  id: 'shortlist',
  context: { list: {}, change: null, message: null },
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
      invoke: call('saveEntry', {
        input: ({ context: { change } }) => ({ change: change ?? { id: '', isListed: false, note: '' } }),
        list: { target: 'ready', actions: 'rememberAnswer' },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    exporting: {
      invoke: call('exportList', { done: 'ready', failed: { target: 'ready.refused', actions: 'rememberFailure' } }),
    },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ShortlistActor = ActorRefFrom<typeof shortlistMachine>;
export type ShortlistSnapshot = SnapshotFrom<typeof shortlistMachine>;
