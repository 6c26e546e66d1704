import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { passwordProblem } from '#rules/password.ts';
import { isFlawless, type Problems, problemsIn, required } from '#rules/problems.ts';
import { callOf, failureMessage } from '../call.ts';
import {
  changeField,
  type FieldChange,
  type FormState,
  noErrors,
  rejectSubmit,
  rememberErrors,
  touch,
  untouched,
} from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';

export interface PasswordChange {
  currentPassword: string;
  password: string;
}
export type PasswordField = keyof PasswordChange;
export interface PasswordReport {
  type: 'password.changed';
}
export type ChangeAnswer = { kind: 'changed' } | RefusedFields;

const emptyForm: PasswordChange = { currentPassword: '', password: '' };

const passwordChange = setup({
  types: {} as {
    context: FormState<PasswordField> & { form: PasswordChange; message: string | null };
    events:
      | ({ type: 'field.change' } & FieldChange<PasswordField>)
      | { type: 'field.leave'; field: PasswordField }
      | { type: 'password.submit' };
  },
  actors: { changePassword: fromPromise<ChangeAnswer, PasswordChange>(notProvided('changePassword')) },
  actions: {
    changeField: assign(({ context }, change: FieldChange<PasswordField>) => changeField(context, change)),
    touchField: assign(({ context }, field: PasswordField) => touch(context, field)),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    report: report<PasswordReport>(),
    forgetForm: assign({ form: emptyForm, touched: [], rejections: 0 }),
  },
  guards: { isIncomplete: ({ context }) => !isFlawless(passwordProblems(context.form)) },
});
const call = callOf(passwordChange);

export const passwordProblems = ({ currentPassword, password }: PasswordChange): Problems<PasswordField> =>
  problemsIn({ currentPassword: currentPassword === '' ? required : null, password: passwordProblem(password) });

export const passwordChangeMachine = passwordChange.createMachine({
  id: 'passwordChange',
  context: { form: emptyForm, ...untouched(), message: null },
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
        input: ({ context: { form } }) => form,
        changed: { target: 'changed', actions: 'forgetForm' },
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
