import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';

/** Notes by the id of their creator. */
export type Shortlist = Record<string, string>;

export interface ShortlistChange {
  id: string;
  isListed: boolean;
  note: string;
}

export type ShortlistAnswer = { kind: 'list'; list: Shortlist } | { kind: 'refused'; message: string };

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
      | { type: 'list.load' }
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
    rememberAnswer: assign((_, answer: ShortlistAnswer) => (answer.kind === 'list' ? { list: answer.list } : {})),
    forgetChange: assign({ change: null }),
    rememberRefusal: assign((_, answer: ShortlistAnswer) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isList: (_, answer: ShortlistAnswer) => answer.kind === 'list',
  },
});

/** The creators that a sponsor keeps in mind. A change is shown at once, and taken back when the server refuses it. */
export const shortlistMachine = shortlist.createMachine({
  id: 'shortlist',
  context: { list: {}, change: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchShortlist',
        src: 'fetchShortlist',
        onDone: { target: 'ready', actions: { type: 'rememberList', params: ({ event }) => event.output } },
        onError: 'failed',
      },
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
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context: { change } }) => ({ change: change ?? { id: '', isListed: false, note: '' } }),
        onDone: [
          {
            guard: { type: 'isList', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'ready.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'ready.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    exporting: {
      invoke: {
        id: 'exportList',
        src: 'exportList',
        onDone: 'ready',
        onError: {
          target: 'ready.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    failed: { on: { 'list.load': 'loading' } },
  },
});

export type ShortlistActor = ActorRefFrom<typeof shortlistMachine>;
export type ShortlistSnapshot = SnapshotFrom<typeof shortlistMachine>;
