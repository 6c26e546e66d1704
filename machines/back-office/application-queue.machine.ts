import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { ApplicationsReply } from '#contract/back-office.ts';
import type { Approval } from '#contract/levels.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';

export const queuePause = 300;
export const queueLimit = 50;

/** Which applications are asked for; no state is all of them. */
export interface QueueWish {
  state: Approval | null;
  search: string;
  offset: number;
}

const queueSetup = setup({
  types: {} as {
    context: QueueWish & { queue: ApplicationsReply | null; message: string | null };
    events:
      | { type: 'tab.choose'; state: Approval | null }
      | { type: 'search.change'; search: string }
      | { type: 'page.turn'; offset: number }
      | { type: 'queue.load' };
  },
  actors: {
    fetchQueue: fromPromise<ApplicationsReply, QueueWish>(notProvided('fetchQueue')),
  },
  actions: {
    chooseTab: assign((_, state: Approval | null) => ({ state, offset: 0 })),
    changeSearch: assign((_, search: string) => ({ search, offset: 0 })),
    turnPage: assign((_, offset: number) => ({ offset })),
    rememberQueue: assign((_, queue: ApplicationsReply) => ({ queue })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
  },
  delays: { pause: queuePause },
});

/** The applications that wait. What is shown stays until the next answer. */
export const applicationQueueMachine = queueSetup.createMachine({
  id: 'applicationQueue',
  context: { state: 'ONHOLD', search: '', offset: 0, queue: null, message: null },
  on: {
    'tab.choose': {
      target: '.loading',
      reenter: true,
      actions: { type: 'chooseTab', params: ({ event }) => event.state },
    },
    'search.change': {
      target: '.waiting',
      reenter: true,
      actions: { type: 'changeSearch', params: ({ event }) => event.search },
    },
    'page.turn': {
      target: '.loading',
      reenter: true,
      actions: { type: 'turnPage', params: ({ event }) => event.offset },
    },
    'queue.load': { target: '.loading', reenter: true },
  },
  initial: 'loading',
  states: {
    waiting: { after: { pause: 'loading' } },
    loading: {
      entry: 'forgetMessage',
      invoke: {
        id: 'fetchQueue',
        src: 'fetchQueue',
        input: ({ context: { state, search, offset } }) => ({ state, search, offset }),
        onDone: { target: 'ready', actions: { type: 'rememberQueue', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    ready: {},
    failed: {},
  },
});

export type ApplicationQueueActor = ActorRefFrom<typeof applicationQueueMachine>;
