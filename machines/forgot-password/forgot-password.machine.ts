import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isEmailAddress } from '#rules/email-address.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type AskAnswer = { kind: 'asked' } | Refused;

const forgotPassword = setup({
  types: {} as {
    context: { email: string; message: string | null };
    events: { type: 'email.change'; email: string } | { type: 'link.ask' };
  },
  actors: { askForLink: fromPromise<AskAnswer, { email: string }>(notProvided('askForLink')) },
  actions: {
    changeEmail: assign((_, email: string) => ({ email })),
    rememberRefusal: assign((_, answer: AskAnswer) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isAddress: ({ context }) => isEmailAddress(context.email),
    isAsked: (_, answer: AskAnswer) => answer.kind === 'asked',
  },
});

export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  context: { email: '', message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => event.email } },
        'link.ask': { guard: 'isAddress', target: 'asking' },
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    asking: {
      entry: 'forgetMessage',
      invoke: {
        id: 'askForLink',
        src: 'askForLink',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          { guard: { type: 'isAsked', params: ({ event }) => event.output }, target: 'asked' },
          {
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    asked: { type: 'final' },
  },
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>;
export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
