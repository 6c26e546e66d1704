import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isSameUsername } from '#rules/username.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { type RefusedFields, refusedBut, refusedWords } from '../refused-fields.ts';
import { report } from '../report.ts';

export interface ClosingSaid {
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
    context: ClosingSaid & {
      /** Whose account it is. */
      owner: string;
      isSubmitted: boolean;
      erasedOn: string;
      message: string | null;
      refusedFields: RefusedFields['fields'];
    };
    events:
      | { type: 'closing.open' }
      | { type: 'field.change'; field: keyof ClosingSaid; value: string }
      | { type: 'closing.submit' }
      | { type: 'closing.cancel' };
    output: { erasedOn: string };
    tags: 'asks';
  },
  actors: { closeAccount: fromPromise<CloseAnswer, ClosingSaid>(notProvided('closeAccount')) },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: keyof ClosingSaid; value: string }) => {
      const refusedFields = refusedBut(context.refusedFields, field);
      return { [field]: value, refusedFields };
    }),
    submit: assign({ isSubmitted: true }),
    rememberDay: assign((_, { erasedOn }: OfKind<CloseAnswer, 'closed'>) => ({ erasedOn })),
    rememberRefusal: assign(refusedWords),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null, refusedFields: {} }),
    report: report<ClosingReport>(),
    forgetSaid: assign({ username: '', currentPassword: '', isSubmitted: false }),
  },
  guards: {
    isIncomplete: ({ context: { username, owner, currentPassword } }) =>
      !isSameUsername(username, owner) || currentPassword === '',
  },
});
const call = callOf(closing);

/** The end of an account: asked for once by a press, and once more by the username and the password. */
export const accountClosingMachine = closing.createMachine({
  id: 'accountClosing',
  context: ({ input }) => ({
    ...{ owner: input.username, username: '', currentPassword: '', isSubmitted: false },
    ...{ erasedOn: '', message: null, refusedFields: {} },
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
        'closing.cancel': { target: 'calm', actions: ['forgetSaid', 'forgetMessage'] },
      },
      initial: 'calm',
      states: {
        calm: { on: { 'closing.submit': { guard: 'isIncomplete', actions: 'submit' } } },
        refused: {},
      },
    },
    submitting: {
      tags: 'asks',
      entry: 'forgetMessage',
      /** Whoever waits too long leaves, and gives the call up: an account that is closed all the same says so with the next one. */
      on: { 'closing.cancel': { target: 'calm', actions: 'forgetSaid' } },
      invoke: call('closeAccount', {
        input: ({ context: { username, currentPassword } }) => ({ username: username.trim(), currentPassword }),
        closed: { target: 'closed', actions: ['rememberDay', 'forgetSaid'] },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    closed: { type: 'final' },
  },
  output: ({ context: { erasedOn } }) => ({ erasedOn }),
});

export type AccountClosingActor = ActorRefFrom<typeof accountClosingMachine>;
export type AccountClosingSnapshot = SnapshotFrom<typeof accountClosingMachine>;
