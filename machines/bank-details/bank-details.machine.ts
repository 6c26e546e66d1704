import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { defaultBankCountry } from '#contract/application-choices.ts';
import { type BankField, type BankForm, bankProblems } from '#rules/bank-form.ts';
import { ibanProblem, isForeignIban, typedIban } from '#rules/iban.ts';
import { isFlawless } from '#rules/problems.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import {
  changeField,
  type FieldChange,
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

interface CreatorInfo {
  fullName: string;
  email: string;
  ibanEnding: string;
  linkExpiresAt: number;
  message: string | null;
}

export type FetchAnswer =
  | { kind: 'form'; info: CreatorInfo; form: BankForm }
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'used'; message: string };

export type RenewAnswer = { kind: 'renewed' } | { kind: 'used'; message: string };

export type SubmitAnswer =
  | { kind: 'submitted' }
  | { kind: 'expired' }
  | { kind: 'used'; message: string }
  | RefusedFields;

interface Types {
  context: FormState<BankField> & {
    info: CreatorInfo | null;
    form: BankForm;
    message: string | null;
    /** An IBAN of another country was pasted and not taken. */
    foreignIban: boolean;
  };
  events:
    | ({ type: 'field.change' } & FieldChange<BankField>)
    | { type: 'field.leave'; field: BankField }
    | { type: 'form.submit' }
    | { type: 'banner.dismiss' }
    | { type: 'call.retry' }
    | { type: 'link.renew' };
  tags: 'busy' | 'form' | 'invalidLink';
}

const emptyForm: BankForm = {
  accountType: 'company',
  name: '',
  iban: 'TR',
  taxNumber: '',
  taxOffice: '',
  address: '',
  city: '',
  district: '',
  country: defaultBankCountry,
};

const bankDetails = setup({
  types: {} as Types,
  actors: {
    fetchBankForm: fromPromise<FetchAnswer>(notProvided('fetchBankForm')),
    submitBankDetails: fromPromise<SubmitAnswer, { form: BankForm }>(notProvided('submitBankDetails')),
    renewBankLink: fromPromise<RenewAnswer>(notProvided('renewBankLink')),
  },
  actions: {
    adoptForm: assign((_, { info, form }: OfKind<FetchAnswer, 'form'>) => ({ info, form })),
    changeField: assign(({ context }, { field, value }: FieldChange<BankField>) => ({
      ...changeField(context, { field, value: field === 'iban' ? typedIban(value, context.form.iban) : value }),
      foreignIban: context.foreignIban && field !== 'iban',
    })),
    rejectIban: assign(({ context }) => ({ ...withoutErrors(context, 'iban'), foreignIban: true })),
    touchField: assign(({ context }, field: BankField) => ({
      ...touch(context, field),
      foreignIban: context.foreignIban && (field !== 'iban' || ibanProblem(context.form.iban) !== null),
    })),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberMessage: assign((_, { message }: { message: string }) => ({ message })),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    forgetForm: assign({ form: emptyForm }),
  },
  guards: {
    isForeignIban: ({ context }, { field, value }: FieldChange<BankField>) =>
      field === 'iban' && isForeignIban(value, context.form.iban),
    isComplete: ({ context }) => isFlawless(bankProblems(context.form)),
  },
});
const call = callOf(bankDetails);

export const bankDetailsMachine = bankDetails.createMachine({
  id: 'bankDetails',
  context: { ...untouched(), info: null, form: emptyForm, message: null, foreignIban: false },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetErrors',
      invoke: call('fetchBankForm', {
        form: { target: 'editing', actions: 'adoptForm' },
        expired: 'expired',
        used: { target: 'used', actions: 'rememberMessage' },
        unknown: 'unknown',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },

    editing: {
      tags: 'form',
      on: {
        'field.change': [
          { guard: { type: 'isForeignIban', params: ({ event }) => event }, actions: 'rejectIban' },
          { actions: { type: 'changeField', params: ({ event }) => event } },
        ],
        'field.leave': { actions: { type: 'touchField', params: ({ event }) => event.field } },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'rejectSubmit' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: { on: { 'banner.dismiss': { target: 'calm', actions: 'forgetErrors' } } } },
    },

    submitting: {
      tags: ['form', 'busy'],
      entry: 'forgetErrors',
      invoke: call('submitBankDetails', {
        input: ({ context: { form } }) => ({ form }),
        submitted: 'submitted',
        expired: 'expired',
        used: { target: 'used', actions: 'rememberMessage' },
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },

    submitted: { type: 'final', entry: 'forgetForm' },
    used: { type: 'final', entry: 'forgetForm' },
    unknown: { tags: 'invalidLink', type: 'final' },
    failed: { tags: 'invalidLink', on: { 'call.retry': 'loading' } },

    expired: {
      tags: 'invalidLink',
      entry: 'forgetForm',
      initial: 'ready',
      states: {
        ready: { on: { 'link.renew': 'renewing' } },
        renewing: {
          tags: 'busy',
          entry: 'forgetErrors',
          invoke: call('renewBankLink', {
            renewed: 'renewed',
            used: { target: '#bankDetails.used', actions: 'rememberMessage' },
            failed: { target: 'notRenewed', actions: 'rememberFailure' },
          }),
        },
        renewed: { type: 'final' },
        notRenewed: { on: { 'link.renew': 'renewing' } },
      },
    },
  },
});

export type BankDetailsActor = ActorRefFrom<typeof bankDetailsMachine>;
export type BankDetailsSnapshot = SnapshotFrom<typeof bankDetailsMachine>;
