import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { passwordProblem } from '#rules/password.ts';
import { callOf, failureMessage } from '../call.ts';
import {
  type FormState,
  noErrors,
  rejectSubmit,
  rememberErrors,
  touch,
  untouched,
  withoutErrors,
} from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';

export interface PasswordChange {
  currentPassword: string;
  password: string;
}
export interface PasswordReport {
  type: 'password.changed';
}
export type ChangeAnswer = { kind: 'changed' } | RefusedFields;

const passwordChange = setup({
  types: {} as {
    context: PasswordChange & FormState<keyof PasswordChange> & { message: string | null };
    events:
      | { type: 'field.change'; field: keyof PasswordChange; value: string }
      | { type: 'field.leave'; field: keyof PasswordChange }
      | { type: 'password.submit' };
  },
  actors: { changePassword: fromPromise<ChangeAnswer, PasswordChange>(notProvided('changePassword')) },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: keyof PasswordChange; value: string }) => ({
      [field]: value,
      ...withoutErrors(context, field),
    })),
    touchField: assign(({ context }, field: keyof PasswordChange) => touch(context, field)),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    report: report<PasswordReport>(),
    forgetPasswords: assign({ currentPassword: '', password: '', touched: [], rejections: 0 }),
  },
  guards: {
    isIncomplete: ({ context }) => context.currentPassword === '' || passwordProblem(context.password) !== null,
  },
});
const call = callOf(passwordChange);

export const passwordChangeMachine = passwordChange.createMachine({
  id: 'passwordChange',
  context: { currentPassword: '', password: '', ...untouched(), message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { target: '.calm', actions: { type: 'changeField', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'touchField', params: ({ event }) => event.field } },
        'password.submit': 'submitting',
      },
      initial: 'calm',
      states: {
        calm: { on: { 'password.submit': { guard: 'isIncomplete', actions: 'rejectSubmit' } } },
        refused: {},
      },
    },
    submitting: {
      entry: 'forgetErrors',
      invoke: call('changePassword', {
        input: ({ context: { currentPassword, password } }) => ({ currentPassword, password }),
        changed: { target: 'changed', actions: 'forgetPasswords' },
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    changed: {
      entry: { type: 'report', params: { type: 'password.changed' } },
      on: {
        'field.change': { target: 'editing', actions: { type: 'changeField', params: ({ event }) => event } },
      },
    },
  },
});

export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;
export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;
