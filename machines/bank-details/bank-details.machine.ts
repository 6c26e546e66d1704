import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type BankField, type BankForm, bankProblems } from '#rules/bank-form.ts';
import { cleanIban } from '#rules/iban.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';

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

export type SubmitAnswer =
  | { kind: 'submitted' }
  | { kind: 'expired' }
  | { kind: 'used'; message: string }
  | { kind: 'refused'; message: string };

interface Types {
  context: {
    info: CreatorInfo | null;
    form: BankForm;
    left: Partial<Record<BankField, boolean>>;
    /** How often everything was asked for. */
    asks: number;
    message: string | null;
  };
  events:
    | { type: 'field.change'; field: BankField; value: string }
    | { type: 'field.leave'; field: BankField }
    | { type: 'form.submit' }
    | { type: 'banner.dismiss' }
    | { type: 'form.load' }
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
  country: 'Turkey',
};

const bankDetails = setup({
  types: {} as Types,
  actors: {
    fetchBankForm: fromPromise<FetchAnswer>(notProvided('fetchBankForm')),
    submitBankDetails: fromPromise<SubmitAnswer, { form: BankForm }>(notProvided('submitBankDetails')),
    renewBankLink: fromPromise<void>(notProvided('renewBankLink')),
  },
  actions: {
    adoptForm: assign((_, answer: FetchAnswer) =>
      answer.kind === 'form' ? { info: answer.info, form: answer.form } : {},
    ),
    changeField: assign(({ context }, { field, value }: { field: BankField; value: string }) => ({
      form: { ...context.form, [field]: field === 'iban' ? cleanIban(value) : value },
    })),
    leaveField: assign(({ context }, field: BankField) => ({ left: { ...context.left, [field]: true } })),
    askForAll: assign(({ context }) => ({ asks: context.asks + 1 })),
    rememberAnswer: assign((_, answer: FetchAnswer | SubmitAnswer) => ({
      message: 'message' in answer ? answer.message : null,
    })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
    forgetForm: assign({ form: emptyForm }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(bankProblems(context.form)).length === 0,
    isForm: (_, answer: FetchAnswer) => answer.kind === 'form',
    isExpired: (_, answer: FetchAnswer | SubmitAnswer) => answer.kind === 'expired',
    isUsed: (_, answer: FetchAnswer | SubmitAnswer) => answer.kind === 'used',
    isSubmitted: (_, answer: SubmitAnswer) => answer.kind === 'submitted',
  },
});

export const bankDetailsMachine = bankDetails.createMachine({
  id: 'bankDetails',
  context: { info: null, form: emptyForm, left: {}, asks: 0, message: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'fetchBankForm',
        src: 'fetchBankForm',
        onDone: [
          {
            guard: { type: 'isForm', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'adoptForm', params: ({ event }) => event.output },
          },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'used',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    editing: {
      tags: 'form',
      on: {
        'field.change': {
          actions: { type: 'changeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'field.leave': { actions: { type: 'leaveField', params: ({ event }) => event.field } },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'askForAll' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: { on: { 'banner.dismiss': { target: 'calm', actions: 'forgetMessage' } } } },
    },

    submitting: {
      tags: ['form', 'busy'],
      entry: 'forgetMessage',
      invoke: {
        id: 'submitBankDetails',
        src: 'submitBankDetails',
        input: ({ context: { form } }) => ({ form }),
        onDone: [
          { guard: { type: 'isSubmitted', params: ({ event }) => event.output }, target: 'submitted' },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
          {
            guard: { type: 'isUsed', params: ({ event }) => event.output },
            target: 'used',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'editing.refused',
            actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },

    submitted: { type: 'final', entry: 'forgetForm' },
    used: { type: 'final', entry: 'forgetForm' },
    unknown: { tags: 'invalidLink', type: 'final' },
    unreachable: { tags: 'invalidLink', on: { 'form.load': 'loading' } },

    expired: {
      tags: 'invalidLink',
      entry: 'forgetForm',
      initial: 'asked',
      states: {
        asked: { on: { 'link.renew': 'renewing' } },
        renewing: {
          tags: 'busy',
          invoke: {
            id: 'renewBankLink',
            src: 'renewBankLink',
            onDone: 'renewed',
            onError: 'notRenewed',
          },
        },
        renewed: { type: 'final' },
        notRenewed: { on: { 'link.renew': 'renewing' } },
      },
    },
  },
});

export type BankDetailsActor = ActorRefFrom<typeof bankDetailsMachine>;
export type BankDetailsSnapshot = SnapshotFrom<typeof bankDetailsMachine>;
