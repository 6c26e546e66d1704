import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isEmailAddress } from '#rules/email-address.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type AskAnswer = { kind: 'sent' } | Refused;

const forgotPassword = setup({
  types: {} as {
    context: { email: string; message: string | null };
    events: { type: 'email.change'; email: string } | { type: 'email.leave' } | { type: 'link.ask' };
  },
  actors: { askForLink: fromPromise<AskAnswer, { email: string }>(notProvided('askForLink')) },
  actions: {
    changeEmail: assign((_, email: string) => ({ email })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isAddress: ({ context }) => isEmailAddress(context.email),
    isUnfit: ({ context }) => !isBlankOrAddress(context.email),
    isMended: (_, email: string) => isBlankOrAddress(email),
  },
});
const call = callOf(forgotPassword);

const isBlankOrAddress = (email: string): boolean => email.trim() === '' || isEmailAddress(email);

export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  context: { email: '', message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => event.email } },
        'email.leave': { guard: 'isUnfit', target: '.unfit' },
        'link.ask': { guard: 'isAddress', target: 'submitting' },
      },
      initial: 'calm',
      states: {
        calm: {},
        /** It is said once the field is left, and until it is mended. */
        unfit: {
          on: {
            'email.change': {
              guard: { type: 'isMended', params: ({ event }) => event.email },
              target: 'calm',
              actions: { type: 'changeEmail', params: ({ event }) => event.email },
            },
          },
        },
        refused: {},
      },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('askForLink', {
        input: ({ context }) => ({ email: context.email.trim() }),
        sent: 'sent',
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    sent: { type: 'final' },
  },
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>;
export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>;
