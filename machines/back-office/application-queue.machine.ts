import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { ApplicationsReply } from '#contract/back-office.ts';
import type { Approval } from '#contract/levels.ts';
import { callOf, failureWords } from '../call.ts';
import { pause } from '../clock/pause.actors.ts';
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
      | { type: 'queue.load' }
      | { type: 'call.retry' };
  },
  actors: {
    pause,
    fetchQueue: fromPromise<ApplicationsReply, QueueWish>(notProvided('fetchQueue')),
  },
  actions: {
    chooseTab: assign((_, state: Approval | null) => ({ state, offset: 0 })),
    changeSearch: assign((_, search: string) => ({ search, offset: 0 })),
    turnPage: assign((_, offset: number) => ({ offset })),
    rememberQueue: assign((_, queue: ApplicationsReply) => ({ queue })),
    rememberFailure: assign(failureWords),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(queueSetup);

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
    waiting: {
      invoke: call('pause', { input: { milliseconds: queuePause }, done: 'loading', failed: 'loading' }),
    },
    loading: {
      entry: 'forgetMessage',
      invoke: call('fetchQueue', {
        input: ({ context: { state, search, offset } }) => ({ state, search, offset }),
        done: { target: 'ready', actions: 'rememberQueue' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {},
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ApplicationQueueActor = ActorRefFrom<typeof applicationQueueMachine>;
