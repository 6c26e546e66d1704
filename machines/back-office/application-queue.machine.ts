import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ApplicationsReply } from '#contract/back-office.ts';
import type { QueueTab } from '#contract/queue-tabs.ts';
import { isSameQueue, type QueueFilter, type QueueWish } from '#machines/rules/queue-address.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const searchDebounceMs = 300;
export const queueLimit = 50;

const queueSetup = setup({
  types: {} as {
    input: { wish: QueueWish };
    context: QueueWish & { queue: ApplicationsReply | null; message: string | null };
    events:
      | { type: 'tab.choose'; state: QueueTab | null }
      | { type: 'search.change'; search: string }
      | { type: 'filter.change'; change: Partial<QueueFilter> }
      | { type: 'page.turn'; offset: number }
      | { type: 'wish.change'; wish: QueueWish }
      | { type: 'queue.load' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchQueue: fromPromise<ApplicationsReply, QueueWish>(notProvided('fetchQueue')),
  },
  actions: {
    chooseTab: assign((_, state: QueueTab | null) => ({ state, offset: 0 })),
    changeSearch: assign((_, search: string) => ({ search, offset: 0 })),
    changeFilter: assign((_, change: Partial<QueueFilter>) => ({ ...change, offset: 0 })),
    turnPage: assign((_, offset: number) => ({ offset })),
    rememberWish: assign((_, wish: QueueWish) => wish),
    rememberQueue: assign((_, queue: ApplicationsReply) => ({ queue })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: { isAnother: ({ context }, wish: QueueWish) => !isSameQueue(context, wish) },
});
const call = callOf(queueSetup);

/** The applications that wait, as the address names them. What is shown stays until the next answer. */
export const applicationQueueMachine = queueSetup.createMachine({
  id: 'applicationQueue',
  context: ({ input: { wish } }) => ({ ...wish, queue: null, message: null }),
  on: {
    'tab.choose': {
      target: '.loading',
      actions: { type: 'chooseTab', params: ({ event }) => event.state },
    },
    'search.change': {
      target: '.waiting',
      actions: { type: 'changeSearch', params: ({ event }) => event.search },
    },
    'filter.change': {
      target: '.loading',
      actions: { type: 'changeFilter', params: ({ event }) => event.change },
    },
    'page.turn': {
      target: '.loading',
      actions: { type: 'turnPage', params: ({ event }) => event.offset },
    },
    'wish.change': {
      guard: { type: 'isAnother', params: ({ event }) => event.wish },
      target: '.loading',
      actions: { type: 'rememberWish', params: ({ event }) => event.wish },
    },
    'queue.load': { target: '.loading' },
  },
  initial: 'loading',
  states: {
    waiting: { after: { debounce: 'loading' } },
    loading: {
      entry: 'forgetMessage',
      invoke: call('fetchQueue', {
        input: ({ context: { queue, message, ...wish } }) => wish,
        done: { target: 'ready', actions: 'rememberQueue' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {},
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ApplicationQueueSnapshot = SnapshotFrom<typeof applicationQueueMachine>;
export type ApplicationQueueActor = ActorRefFrom<typeof applicationQueueMachine>;
