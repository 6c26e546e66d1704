import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Approval } from '#contract/levels.ts';
import { type ApplicationField, type ApplicationForm, applicationProblems, isIbanWrong } from '#rules/application.ts';
import { isForeignIban, typedIban } from '#rules/clean-iban.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { refusedBut } from '../refused-fields.ts';
import { withoutMended } from './mended-fields.ts';

/** The address that was verified, under the id that the application will have. */
export interface VerifiedApplicant {
  email: string;
  applicationId: string;
}

/** The form as it is typed; the names of the chosen cities go along, so that they are shown after a reload. */
export type DraftForm = Omit<ApplicationForm, 'email'> & { cityNames: Record<string, string> };

/** What is kept of it on the device: all but what is nobody's to find there. */
export type KeptForm = Partial<DraftForm> & Pick<DraftForm, 'username'>;

export interface Applied {
  status: Approval;
  reference: string;
  statusToken: string;
}

export type ApplyAnswer =
  | ({ kind: 'applied' } & Applied)
  | ({ kind: 'refused' } & Refusal)
  /** The server knows of no proof of the address, or of none any more. */
  | ({ kind: 'unproven' } & Refusal);

export interface Refusal {
  message: string;
  fields: Partial<Record<ApplicationField, string>>;
}

export interface ApplyInput {
  form: DraftForm;
  applicant: VerifiedApplicant;
  pictureId: string;
}

/** What other flows bring: a verified address, a name that is free, a picture that was drawn. */
export interface Parts {
  applicant: VerifiedApplicant | null;
  freeName: string | null;
  pictureId: string | null;
}

interface Types {
  input: { draft: DraftForm | null };
  output: Applied;
  context: Parts & {
    form: DraftForm;
    left: Partial<Record<ApplicationField, boolean>>;
    /** How often everything was asked for. */
    asks: number;
    message: string | null;
    refusedFields: Partial<Record<ApplicationField, string>>;
    applied: Applied | null;
    /** An IBAN of another country was pasted and not taken. */
    foreignIban: boolean;
  };
  events:
    | { type: 'form.change'; field: ApplicationField; change: Partial<DraftForm> }
    | { type: 'iban.type'; text: string }
    | { type: 'field.leave'; field: ApplicationField }
    | { type: 'part.leave'; fields: readonly ApplicationField[] }
    | { type: 'draft.observe'; form: KeptForm }
    | { type: 'draft.discard' }
    | { type: 'parts.settle'; parts: Partial<Parts> }
    | { type: 'application.submit' }
    | { type: 'banner.dismiss' };
}

export const emptyDraft: DraftForm = {
  fullName: '',
  username: '',
  phoneNumber: '+90',
  aboutMe: '',
  socialMediaAccounts: { instagram: '', youtube: '', tiktok: '' },
  languages: [],
  expertises: [],
  locations: [],
  location: null,
  cityNames: {},
  services: [],
  serviceOffers: [],
  hasCompany: false,
  legalEntity: '',
  taxNo: '',
  taxOffice: '',
  accountHolderName: '',
  iban: 'TR',
  address: '',
  termsAccepted: false,
};

const application = setup({
  types: {} as Types,
  actors: { apply: fromPromise<ApplyAnswer, ApplyInput>(notProvided('apply')) },
  actions: {
    changeForm: assign(({ context }, { field, change }: { field: ApplicationField; change: Partial<DraftForm> }) => {
      const refusedFields = refusedBut(context.refusedFields, field);
      return { form: { ...context.form, ...change }, refusedFields };
    }),
    typeIban: assign(({ context }, text: string) => ({
      form: { ...context.form, iban: typedIban(text, context.form.iban) },
      refusedFields: refusedBut(context.refusedFields, 'iban'),
      foreignIban: false,
    })),
    refuseIban: assign(({ context }) => ({
      refusedFields: refusedBut(context.refusedFields, 'iban'),
      foreignIban: true,
    })),
    followDraft: assign(({ context }, form: KeptForm) => ({ form: { ...context.form, ...form } })),
    leaveFields: assign(({ context }, fields: readonly ApplicationField[]) => ({
      left: { ...context.left, ...Object.fromEntries(fields.map((field) => [field, true])) },
      foreignIban: context.foreignIban && (!fields.includes('iban') || isIbanWrong(context.form.iban)),
    })),
    rememberParts: assign(({ context }, parts: Partial<Parts>) => ({
      ...parts,
      refusedFields: withoutMended(context.refusedFields, context, parts),
    })),
    askForAll: assign(({ context }) => ({ asks: context.asks + 1 })),
    rememberApplied: assign((_, { kind: _kind, ...applied }: OfKind<ApplyAnswer, 'applied'>) => ({ applied })),
    rememberRefusal: assign(({ context }, { message, fields }: Refusal) => ({
      message,
      refusedFields: fields,
      asks: context.asks + 1,
    })),
    rememberFailure: assign(failureMessage),
    forgetRefusal: assign({ message: null, refusedFields: {} }),
    forgetDraft: assign({ form: emptyDraft, left: {}, foreignIban: false }),
    forgetAsking: assign({ asks: 0 }),
  },
  guards: {
    isForeignIban: ({ context }, text: string) => isForeignIban(text, context.form.iban),
    isComplete: ({ context: { form, applicant, freeName, pictureId } }) =>
      applicant !== null &&
      pictureId !== null &&
      freeName === form.username &&
      Object.keys(applicationProblems({ ...form, email: applicant.email })).length === 0,
  },
});
const call = callOf(application);

const appliedIn = ({ applied }: Types['context']): Applied => {
  if (applied === null) throw new Error('Only an application that was sent has an answer.');
  return applied;
};

export const applicationMachine = application.createMachine({
  id: 'application',
  context: ({ input }) => ({
    form: input.draft ?? emptyDraft,
    applicant: null,
    freeName: null,
    pictureId: null,
    left: {},
    asks: 0,
    message: null,
    refusedFields: {},
    applied: null,
    foreignIban: false,
  }),
  on: { 'parts.settle': { actions: { type: 'rememberParts', params: ({ event }) => event.parts } } },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': {
          actions: { type: 'changeForm', params: ({ event }) => ({ field: event.field, change: event.change }) },
        },
        'iban.type': [
          { guard: { type: 'isForeignIban', params: ({ event }) => event.text }, actions: 'refuseIban' },
          { actions: { type: 'typeIban', params: ({ event }) => event.text } },
        ],
        'field.leave': { actions: { type: 'leaveFields', params: ({ event }) => [event.field] } },
        'part.leave': { actions: { type: 'leaveFields', params: ({ event }) => event.fields } },
        'draft.observe': { actions: { type: 'followDraft', params: ({ event }) => event.form } },
        'draft.discard': { target: '.calm', actions: ['forgetDraft', 'forgetAsking', 'forgetRefusal'] },
        'application.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'askForAll' }],
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: {
          on: { 'banner.dismiss': { target: 'calm', actions: 'forgetRefusal' } },
          initial: 'told',
          states: {
            told: {},
            /** Until the flow of the address has taken back what it took for proven. */
            unproven: {
              on: {
                'parts.settle': {
                  target: 'told',
                  actions: { type: 'rememberParts', params: ({ event }) => event.parts },
                },
              },
            },
          },
        },
      },
    },
    submitting: {
      entry: 'forgetRefusal',
      invoke: call('apply', {
        input: ({ context: { form, applicant, pictureId } }) => ({
          form,
          applicant: applicant ?? { email: '', applicationId: '' },
          pictureId: pictureId ?? '',
        }),
        applied: { target: 'applied', actions: 'rememberApplied' },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        unproven: { target: 'editing.refused.unproven', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    applied: { type: 'final', entry: 'forgetDraft' },
  },
  output: ({ context }) => appliedIn(context),
});

export type ApplicationActor = ActorRefFrom<typeof applicationMachine>;
export type ApplicationSnapshot = SnapshotFrom<typeof applicationMachine>;
