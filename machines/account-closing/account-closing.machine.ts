import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isSameUsername } from '#rules/username.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { type FormState, noErrors, rejectSubmit, rememberErrors, withoutErrors } from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';

export interface ClosingFields {
  username: string;
  currentPassword: string;
}
export interface ClosingReport {
  type: 'closing.opened';
}
export type CloseAnswer = { kind: 'closed'; erasedOn: string } | RefusedFields;

const closing = setup({
  types: {} as {
    input: { username: string };
    context: ClosingFields &
      Pick<FormState<keyof ClosingFields>, 'rejections' | 'serverErrors'> & {
        /** The account's username, which the owner has to type. */
        owner: string;
        erasedOn: string;
        message: string | null;
      };
    events:
      | { type: 'closing.open' }
      | { type: 'field.change'; field: keyof ClosingFields; value: string }
      | { type: 'closing.submit' }
      | { type: 'closing.cancel' };
    output: { erasedOn: string };
    tags: 'asks';
  },
  actors: { closeAccount: fromPromise<CloseAnswer, ClosingFields>(notProvided('closeAccount')) },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: keyof ClosingFields; value: string }) => ({
      [field]: value,
      ...withoutErrors(context, field),
    })),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberDay: assign((_, { erasedOn }: OfKind<CloseAnswer, 'closed'>) => ({ erasedOn })),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    report: report<ClosingReport>(),
    forgetFields: assign({ username: '', currentPassword: '', rejections: 0 }),
  },
  guards: {
    isIncomplete: ({ context: { username, owner, currentPassword } }) =>
      !isSameUsername(username, owner) || currentPassword === '',
  },
});
const call = callOf(closing);

export const accountClosingMachine = closing.createMachine({
  id: 'accountClosing',
  context: ({ input }) => ({
    owner: input.username,
    username: '',
    currentPassword: '',
    rejections: 0,
    serverErrors: {},
    erasedOn: '',
    message: null,
  }),
  initial: 'calm',
  states: {
    calm: {
      on: { 'closing.open': { target: 'editing', actions: { type: 'report', params: { type: 'closing.opened' } } } },
    },
    editing: {
      tags: 'asks',
      on: {
        'field.change': { target: '.calm', actions: { type: 'changeField', params: ({ event }) => event } },
        'closing.submit': 'submitting',
        'closing.cancel': { target: 'calm', actions: ['forgetFields', 'forgetErrors'] },
      },
      initial: 'calm',
      states: {
        calm: { on: { 'closing.submit': { guard: 'isIncomplete', actions: 'rejectSubmit' } } },
        refused: {},
      },
    },
    submitting: {
      tags: 'asks',
      entry: 'forgetErrors',
      on: { 'closing.cancel': { target: 'calm', actions: 'forgetFields' } },
      invoke: call('closeAccount', {
        input: ({ context: { username, currentPassword } }) => ({ username: username.trim(), currentPassword }),
        closed: { target: 'closed', actions: ['rememberDay', 'forgetFields'] },
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    closed: { type: 'final' },
  },
  output: ({ context: { erasedOn } }) => ({ erasedOn }),
});

export type AccountClosingActor = ActorRefFrom<typeof accountClosingMachine>;
export type AccountClosingSnapshot = SnapshotFrom<typeof accountClosingMachine>;
