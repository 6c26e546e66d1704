import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { ApplicationStatusReply } from '#contract/application.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';

export type StatusAnswer = { kind: 'known'; status: ApplicationStatusReply } | { kind: 'unknown' };

const applicationStatus = setup({
  types: {} as {
    context: { status: ApplicationStatusReply | null; message: string | null };
    events: { type: 'status.load' };
  },
  actors: { fetchStatus: fromPromise<StatusAnswer>(notProvided('fetchStatus')) },
  actions: {
    rememberStatus: assign((_, answer: StatusAnswer) => (answer.kind === 'known' ? { status: answer.status } : {})),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
  },
  guards: { isKnown: (_, answer: StatusAnswer) => answer.kind === 'known' },
});

export const applicationStatusMachine = applicationStatus.createMachine({
  id: 'applicationStatus',
  context: { status: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchStatus',
        src: 'fetchStatus',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberStatus', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    shown: { type: 'final' },
    unknown: { type: 'final' },
    unreachable: { on: { 'status.load': 'loading' } },
  },
});

export type ApplicationStatusActor = ActorRefFrom<typeof applicationStatusMachine>;
