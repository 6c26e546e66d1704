import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isEmailAddress } from '#rules/email-address.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { changeField, type FieldChange, type FormState, touch, untouched } from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type AskAnswer = { kind: 'sent' } | Refused;

const forgotPassword = setup({
  types: {} as {
    context: FormState<'email'> & { form: { email: string }; message: string | null };
    events:
      | ({ type: 'field.change' } & FieldChange<'email'>)
      | { type: 'field.leave'; field: 'email' }
      | { type: 'link.ask' };
  },
  actors: { askForLink: fromPromise<AskAnswer, { email: string }>(notProvided('askForLink')) },
  actions: {
    changeEmail: assign(({ context }, change: FieldChange<'email'>) => changeField(context, change)),
    touchEmail: assign(({ context }) => touch(context, 'email')),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: { isAddress: ({ context }) => isEmailAddress(context.form.email) },
});
const call = callOf(forgotPassword);

export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  context: { form: { email: '' }, ...untouched(), message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: { type: 'changeEmail', params: ({ event }) => event } },
        'field.leave': { actions: 'touchEmail' },
        'link.ask': { guard: 'isAddress', target: 'submitting' },
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('askForLink', {
        input: ({ context }) => ({ email: context.form.email.trim() }),
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
