import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { WaitingReply } from '#contract/back-office.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const waitingSetup = setup({
  types: {} as {
    context: { waiting: WaitingReply | null; message: string | null };
    events: { type: 'waiting.load' } | { type: 'call.retry' };
  },
  actors: { fetchWaiting: fromPromise<WaitingReply>(notProvided('fetchWaiting')) },
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
    ready: { on: { 'waiting.load': 'loading' } },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type WaitingActor = ActorRefFrom<typeof waitingMachine>;
