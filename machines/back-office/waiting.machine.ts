import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { WaitingReply } from '#contract/back-office.ts';
import { callOf, failureMessage } from '../call.ts';
import { listWatchMachine, type WatchReport } from '../list-watch/list-watch.machine.ts';
import { notProvided } from '../not-provided.ts';

const waitingSetup = setup({
  types: {} as {
    context: { waiting: WaitingReply | null; message: string | null };
    events: { type: 'waiting.load' } | { type: 'call.retry' } | WatchReport;
    children: { watch: 'watch' };
  },
  actors: {
    watch: listWatchMachine,
    fetchWaiting: fromPromise<WaitingReply>(notProvided('fetchWaiting')),
  },
  actions: {
    rememberWaiting: assign((_, waiting: WaitingReply) => ({ waiting })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(waitingSetup);

export const waitingMachine = waitingSetup.createMachine({
  id: 'waiting',
  context: { waiting: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetMessage',
      invoke: call('fetchWaiting', {
        done: { target: 'ready', actions: 'rememberWaiting' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => ({ of: 'waiting', shown: context.waiting }),
      },
      on: { 'waiting.load': 'loading', 'rows.wanted': 'loading' },
    },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type WaitingActor = ActorRefFrom<typeof waitingMachine>;
