import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { passwordProblem } from '#rules/password.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { type RefusedFields, refusedBut, refusedWords } from '../refused-fields.ts';
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
    context: PasswordChange & {
      /** The fields that were left, each of which says what is wrong with it. */
      left: readonly (keyof PasswordChange)[];
      message: string | null;
      refusedFields: RefusedFields['fields'];
    };
    events:
      | { type: 'field.change'; field: keyof PasswordChange; value: string }
      | { type: 'field.leave'; field: keyof PasswordChange }
      | { type: 'password.submit' };
  },
  actors: { changePassword: fromPromise<ChangeAnswer, PasswordChange>(notProvided('changePassword')) },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: keyof PasswordChange; value: string }) => {
      const refusedFields = refusedBut(context.refusedFields, field);
      return { [field]: value, refusedFields };
    }),
    leaveField: assign(({ context: { left } }, field: keyof PasswordChange) =>
      left.includes(field) ? {} : { left: [...left, field] },
    ),
    leaveAll: assign({ left: ['currentPassword', 'password'] }),
    rememberRefusal: assign(refusedWords),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null, refusedFields: {} }),
    report: report<PasswordReport>(),
    forgetPasswords: assign({ currentPassword: '', password: '', left: [] }),
  },
  guards: {
    isIncomplete: ({ context }) => context.currentPassword === '' || passwordProblem(context.password) !== null,
  },
});
const call = callOf(passwordChange);

/** A new password, for whoever says the old one. */
export const passwordChangeMachine = passwordChange.createMachine({
  id: 'passwordChange',
  context: { currentPassword: '', password: '', left: [], message: null, refusedFields: {} },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { target: '.calm', actions: { type: 'changeField', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'leaveField', params: ({ event }) => event.field } },
        'password.submit': 'submitting',
      },
      initial: 'calm',
      states: {
        calm: { on: { 'password.submit': { guard: 'isIncomplete', actions: 'leaveAll' } } },
        refused: {},
      },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('changePassword', {
        input: ({ context: { currentPassword, password } }) => ({ currentPassword, password }),
        changed: { target: 'changed', actions: 'forgetPasswords' },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
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
