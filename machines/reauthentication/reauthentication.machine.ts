import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isSameUsername } from '#rules/username.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import {
  changeField,
  type FieldChange,
  type FormState,
  noErrors,
  rejectSubmit,
  rememberErrors,
  untouched,
} from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';

export type Purpose = 'endOtherSessions' | 'download' | 'calendarAddress' | 'closeAccount' | 'changeEmail';

/** The username is asked for where `owner` is given. */
interface ReauthenticationForm {
  username: string;
  currentPassword: string;
}
export type ReauthenticationField = keyof ReauthenticationForm;

/** `subject` is the session to end. */
export interface ReauthenticationInput extends ReauthenticationForm {
  subject: string | null;
}

/** `result` is the ended session, or is shown once: the new secret address of a calendar, or the day on which a closed account is deleted. */
export type ReauthenticationAnswer = { kind: 'done'; result: string | null } | RefusedFields;

export type ReauthenticationReport =
  | { type: 'reauthentication.opened'; purpose: Purpose }
  | { type: 'reauthentication.done'; purpose: Purpose; result: string | null };

interface Types {
  input: { purpose: Purpose; owner?: string };
  context: FormState<ReauthenticationField> & {
    purpose: Purpose;
    /** The account's username, which has to be entered too. */
    owner: string | null;
    form: ReauthenticationForm;
    subject: string | null;
    result: string | null;
    message: string | null;
  };
  events:
    | { type: 'reauthentication.open'; subject?: string }
    | ({ type: 'field.change' } & FieldChange<ReauthenticationField>)
    | { type: 'reauthentication.submit' }
    | { type: 'reauthentication.cancel' };
  tags: 'asks';
}

const emptyForm: ReauthenticationForm = { username: '', currentPassword: '' };

const reauthentication = setup({
  types: {} as Types,
  actors: { carryOut: fromPromise<ReauthenticationAnswer, ReauthenticationInput>(notProvided('carryOut')) },
  actions: {
    changeField: assign(({ context }, change: FieldChange<ReauthenticationField>) => changeField(context, change)),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberResult: assign((_, { result }: OfKind<ReauthenticationAnswer, 'done'>) => ({ result })),
    rememberSubject: assign((_, subject: string | null) => ({ subject })),
    forgetResult: assign({ result: null }),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    forgetForm: assign({ form: emptyForm, ...untouched() }),
    report: report<ReauthenticationReport>(),
  },
  guards: {
    isIncomplete: ({ context: { owner, form } }) =>
      form.currentPassword === '' || (owner !== null && !isSameUsername(form.username, owner)),
  },
});
const call = callOf(reauthentication);

const opened = {
  type: 'report',
  params: ({ context: { purpose } }: { context: { purpose: Purpose } }) =>
    ({ type: 'reauthentication.opened', purpose }) as const,
} as const;

const rememberSubject = {
  type: 'rememberSubject',
  params: ({ event }: { event: { subject?: string } }) => event.subject ?? null,
} as const;

/** Asks for the password again before an action for which a session alone is not enough. */
export const reauthenticationMachine = reauthentication.createMachine({
  id: 'reauthentication',
  context: ({ input: { purpose, owner = null } }) => ({
    purpose,
    owner,
    form: emptyForm,
    ...untouched(),
    subject: null,
    result: null,
    message: null,
  }),
  initial: 'calm',
  states: {
    calm: { on: { 'reauthentication.open': { target: 'editing', actions: [rememberSubject, opened] } } },
    editing: {
      tags: 'asks',
      on: {
        'field.change': { target: '.calm', actions: { type: 'changeField', params: ({ event }) => event } },
        'reauthentication.submit': 'submitting',
        'reauthentication.cancel': { target: 'calm', actions: ['forgetForm', 'forgetErrors'] },
      },
      initial: 'calm',
      states: {
        calm: { on: { 'reauthentication.submit': { guard: 'isIncomplete', actions: 'rejectSubmit' } } },
        refused: {},
      },
    },
    submitting: {
      tags: 'asks',
      entry: 'forgetErrors',
      on: { 'reauthentication.cancel': { target: 'calm', actions: 'forgetForm' } },
      invoke: call('carryOut', {
        input: ({ context: { form, subject } }) => ({ ...form, username: form.username.trim(), subject }),
        done: { target: 'done', actions: ['forgetForm', 'rememberResult'] },
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    done: {
      entry: {
        type: 'report',
        params: ({ context: { purpose, result } }) => ({ type: 'reauthentication.done', purpose, result }),
      },
      on: { 'reauthentication.open': { target: 'editing', actions: ['forgetResult', rememberSubject, opened] } },
    },
  },
});

export type ReauthenticationActor = ActorRefFrom<typeof reauthenticationMachine>;
export type ReauthenticationSnapshot = SnapshotFrom<typeof reauthenticationMachine>;
