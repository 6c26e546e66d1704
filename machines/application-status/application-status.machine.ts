import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { ApplicationStatusReply } from '#contract/application.ts';
import { callOf, failureWords, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type StatusAnswer = { kind: 'known'; status: ApplicationStatusReply } | { kind: 'unknown' };

const applicationStatus = setup({
  types: {} as {
    context: { status: ApplicationStatusReply | null; message: string | null };
    events: { type: 'call.retry' };
  },
  actors: { fetchStatus: fromPromise<StatusAnswer>(notProvided('fetchStatus')) },
  actions: {
    rememberStatus: assign((_, { status }: OfKind<StatusAnswer, 'known'>) => ({ status })),
    rememberFailure: assign(failureWords),
  },
});
const call = callOf(applicationStatus);

export const applicationStatusMachine = applicationStatus.createMachine({
  id: 'applicationStatus',
  context: { status: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchStatus', {
        known: { target: 'ready', actions: 'rememberStatus' },
        unknown: 'unknown',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: { type: 'final' },
    unknown: { type: 'final' },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type ApplicationStatusActor = ActorRefFrom<typeof applicationStatusMachine>;
