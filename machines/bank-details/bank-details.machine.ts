import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type BankField, type BankForm, bankProblems, defaultBankCountry } from '#rules/bank-form.ts';
import { isForeignIban, typedIban } from '#rules/clean-iban.ts';
import { ibanProblem } from '#rules/iban.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { type RefusedFields, refusedBut, refusedWords } from '../refused-fields.ts';

/** Whom the link belongs to, and what is known of their bank details. */
export interface CreatorInfo {
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

interface Change {
  field: BankField;
  value: string;
}

interface Types {
  context: {
    info: CreatorInfo | null;
    form: BankForm;
    left: Partial<Record<BankField, boolean>>;
    /** How often everything was asked for. */
    asks: number;
    message: string | null;
    refusedFields: RefusedFields['fields'];
    /** An IBAN of another country was pasted and not taken. */
    foreignIban: boolean;
  };
  events:
    | ({ type: 'field.change' } & Change)
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
    changeField: assign(({ context }, { field, value }: Change) => {
      const text = field === 'iban' ? typedIban(value, context.form.iban) : value;
      return {
        form: { ...context.form, [field]: text },
        refusedFields: refusedBut(context.refusedFields, field),
        foreignIban: context.foreignIban && field !== 'iban',
      };
    }),
    refuseIban: assign(({ context }) => ({
      refusedFields: refusedBut(context.refusedFields, 'iban'),
      foreignIban: true,
    })),
    leaveField: assign(({ context }, field: BankField) => ({
      left: { ...context.left, [field]: true },
      foreignIban: context.foreignIban && (field !== 'iban' || ibanProblem(context.form.iban) !== null),
    })),
    askForAll: assign(({ context }) => ({ asks: context.asks + 1 })),
    rememberWords: assign((_, { message }: { message: string }) => ({ message })),
    rememberRefusal: assign(refusedWords),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null, refusedFields: {} }),
    forgetForm: assign({ form: emptyForm }),
  },
  guards: {
    isForeignIban: ({ context }, { field, value }: Change) =>
      field === 'iban' && isForeignIban(value, context.form.iban),
    isComplete: ({ context }) => Object.keys(bankProblems(context.form)).length === 0,
  },
});
const call = callOf(bankDetails);

export const bankDetailsMachine = bankDetails.createMachine({
  id: 'bankDetails',
  context: { info: null, form: emptyForm, left: {}, asks: 0, message: null, refusedFields: {}, foreignIban: false },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: call('fetchBankForm', {
        form: { target: 'editing', actions: 'adoptForm' },
        expired: 'expired',
        used: { target: 'used', actions: 'rememberWords' },
        unknown: 'unknown',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },

    editing: {
      tags: 'form',
      on: {
        'field.change': [
          { guard: { type: 'isForeignIban', params: ({ event }) => event }, actions: 'refuseIban' },
          { actions: { type: 'changeField', params: ({ event }) => event } },
        ],
        'field.leave': { actions: { type: 'leaveField', params: ({ event }) => event.field } },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'askForAll' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: { on: { 'banner.dismiss': { target: 'calm', actions: 'forgetMessage' } } } },
    },

    submitting: {
      tags: ['form', 'busy'],
      entry: 'forgetMessage',
      invoke: call('submitBankDetails', {
        input: ({ context: { form } }) => ({ form }),
        submitted: 'submitted',
        expired: 'expired',
        used: { target: 'used', actions: 'rememberWords' },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
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
      initial: 'asked',
      states: {
        asked: { on: { 'link.renew': 'renewing' } },
        renewing: {
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: call('renewBankLink', {
            renewed: 'renewed',
            used: { target: '#bankDetails.used', actions: 'rememberWords' },
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
