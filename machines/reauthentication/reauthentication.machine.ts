import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { type FormState, noErrors, rememberErrors } from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';

export type Purpose = 'endOtherSessions' | 'download' | 'calendarAddress';

/** `result` is shown once: the new secret address of a calendar. */
export type ReauthenticationAnswer = { kind: 'done'; result: string | null } | RefusedFields;

export type ReauthenticationReport =
  | { type: 'reauthentication.opened'; purpose: Purpose }
  | { type: 'reauthentication.done'; purpose: Purpose; result: string | null };

const reauthentication = setup({
  types: {} as {
    input: { purpose: Purpose };
    context: Pick<FormState<'currentPassword'>, 'serverErrors'> & {
      purpose: Purpose;
      password: string;
      result: string | null;
      message: string | null;
    };
    events:
      | { type: 'reauthentication.open' }
      | { type: 'password.change'; password: string }
      | { type: 'reauthentication.submit' }
      | { type: 'reauthentication.cancel' };
    tags: 'asks';
  },
  actors: { carryOut: fromPromise<ReauthenticationAnswer, { currentPassword: string }>(notProvided('carryOut')) },
  actions: {
    changePassword: assign((_, password: string) => ({ password, serverErrors: {} })),
    rememberResult: assign((_, { result }: OfKind<ReauthenticationAnswer, 'done'>) => ({ result })),
    forgetResult: assign({ result: null }),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    forgetPassword: assign({ password: '' }),
    report: report<ReauthenticationReport>(),
  },
  guards: { hasPassword: ({ context }) => context.password !== '' },
});
const call = callOf(reauthentication);

const opened = {
  type: 'report',
  params: ({ context: { purpose } }: { context: { purpose: Purpose } }) =>
    ({ type: 'reauthentication.opened', purpose }) as const,
} as const;

/** Asks for the password again before an action for which a session alone is not enough. */
export const reauthenticationMachine = reauthentication.createMachine({
  id: 'reauthentication',
  context: ({ input: { purpose } }) => ({ purpose, password: '', result: null, message: null, serverErrors: {} }),
  initial: 'calm',
  states: {
    calm: { on: { 'reauthentication.open': { target: 'editing', actions: opened } } },
    editing: {
      tags: 'asks',
      on: {
        'password.change': {
          target: '.calm',
          actions: { type: 'changePassword', params: ({ event }) => event.password },
        },
        'reauthentication.submit': [{ guard: 'hasPassword', target: 'submitting' }, { target: '.missing' }],
        'reauthentication.cancel': { target: 'calm', actions: ['forgetPassword', 'forgetErrors'] },
      },
      initial: 'calm',
      states: { calm: {}, missing: {}, refused: {} },
    },
    submitting: {
      tags: 'asks',
      entry: 'forgetErrors',
      on: { 'reauthentication.cancel': { target: 'calm', actions: 'forgetPassword' } },
      invoke: call('carryOut', {
        input: ({ context }) => ({ currentPassword: context.password }),
        done: { target: 'done', actions: ['forgetPassword', 'rememberResult'] },
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    done: {
      entry: {
        type: 'report',
        params: ({ context: { purpose, result } }) => ({ type: 'reauthentication.done', purpose, result }),
      },
      on: { 'reauthentication.open': { target: 'editing', actions: ['forgetResult', opened] } },
    },
  },
});

export type ReauthenticationActor = ActorRefFrom<typeof reauthenticationMachine>;
export type ReauthenticationSnapshot = SnapshotFrom<typeof reauthenticationMachine>;
