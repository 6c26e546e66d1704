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

export type QueueAnswer = { kind: 'queue'; queue: ApplicationsReply } | { kind: 'ended' };

const queueSetup = setup({
  types: {} as {
    input: { token: string };
    context: QueueWish & { token: string; queue: ApplicationsReply | null; message: string | null };
    events:
      | { type: 'tab.choose'; state: Approval | null }
      | { type: 'search.change'; search: string }
      | { type: 'page.turn'; offset: number }
      | { type: 'queue.load' }
      | { type: 'session.renew'; token: string };
  },
  actors: {
    fetchQueue: fromPromise<QueueAnswer, QueueWish & { token: string }>(notProvided('fetchQueue')),
  },
  actions: {
    renewToken: assign((_, token: string) => ({ token })),
    chooseTab: assign((_, state: Approval | null) => ({ state, offset: 0 })),
    changeSearch: assign((_, search: string) => ({ search, offset: 0 })),
    turnPage: assign((_, offset: number) => ({ offset })),
    rememberQueue: assign((_, answer: QueueAnswer) => (answer.kind === 'queue' ? { queue: answer.queue } : {})),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
  },
  guards: { isQueue: (_, answer: QueueAnswer) => answer.kind === 'queue' },
  delays: { pause: queuePause },
});

/** The applications that wait. What is shown stays until the next answer. */
export const applicationQueueMachine = queueSetup.createMachine({
  id: 'applicationQueue',
  context: ({ input }) => ({
    token: input.token,
    state: 'ONHOLD',
    search: '',
    offset: 0,
    queue: null,
    message: null,
  }),
  on: {
    'session.renew': { actions: { type: 'renewToken', params: ({ event }) => event.token } },
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
        input: ({ context: { token, state, search, offset } }) => ({ token, state, search, offset }),
        onDone: [
          {
            guard: { type: 'isQueue', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberQueue', params: ({ event }) => event.output },
          },
          { target: 'ended' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    ready: {},
    failed: {},
    ended: {
      on: {
        'session.renew': {
          target: 'loading',
          actions: { type: 'renewToken', params: ({ event }) => event.token },
        },
      },
    },
  },
});

export type ApplicationQueueActor = ActorRefFrom<typeof applicationQueueMachine>;
