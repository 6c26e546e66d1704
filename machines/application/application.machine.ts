import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Approval } from '#contract/states.ts';
import { type ListEdit, withLevel, withoutEntry, withToggled } from '#machines/rules/edit-lists.ts';
import { type ApplicationForm, applicationProblems, isIbanWrong } from '#rules/application.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { isForeignIban, typedIban } from '#rules/iban.ts';
import { isFlawless } from '#rules/problems.ts';
import type { PartReport } from '../application-parts/application-parts.machine.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import type { EmailReport, VerifiedEmail } from '../email-verification/email-verification.machine.ts';
import {
  type FormState,
  noErrors,
  rejectSubmit,
  rememberErrors,
  touch,
  untouched,
  withoutErrors,
} from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { PictureReport } from '../picture/picture.machine.ts';
import type { RefusedFields } from '../refused-fields.ts';
import { report } from '../report.ts';
import type { UsernameReport } from '../username-check/username-check.machine.ts';

/** The names of the chosen cities are saved too, so that they can be shown after a reload. */
export type DraftForm = Omit<ApplicationForm, 'email'> & { cityNames: Record<string, string> };

/** The fields that are saved on the device. */
export type SavedForm = Partial<DraftForm> & Pick<DraftForm, 'username'>;

export interface Applied {
  status: Approval;
  reference: string;
  statusToken: string;
}

export type ApplyAnswer =
  | ({ kind: 'applied' } & Applied)
  | RefusedFields
  /** The server does not accept the proof of the address, or not any more. */
  | (Pick<RefusedFields, 'message' | 'fields'> & { kind: 'unproven' });

export interface ApplyInput {
  form: DraftForm;
  applicant: VerifiedEmail;
  pictureId: string;
}

export type ApplicationReport = { type: 'form.changed'; form: DraftForm } | { type: 'proof.rejected' };

/** Of the social accounts those that change. */
export type DraftChange = Partial<Omit<DraftForm, 'socialMediaAccounts'>> & {
  socialMediaAccounts?: Partial<DraftForm['socialMediaAccounts']>;
};

interface FieldChange {
  field: ApplicationField;
  change: DraftChange;
}

type ServiceList = 'services' | 'serviceOffers';

interface Types {
  input: { draft: DraftForm | null };
  output: Applied;
  context: FormState<ApplicationField> & {
    form: DraftForm;
    applicant: VerifiedEmail | null;
    freeName: string | null;
    pictureId: string | null;
    message: string | null;
    applied: Applied | null;
    /** An IBAN of another country was pasted and not taken. */
    foreignIban: boolean;
  };
  events:
    | { type: 'form.change'; field: ApplicationField; change: DraftChange }
    | { type: 'service.toggle'; list: ServiceList; id: string }
    | ListEdit
    | { type: 'iban.type'; text: string }
    | { type: 'field.leave'; field: ApplicationField }
    | { type: 'draft.observe'; form: SavedForm }
    | { type: 'draft.discard' }
    | { type: 'application.submit' }
    | { type: 'banner.dismiss' }
    | PartReport
    | Exclude<EmailReport, { type: 'email.changed' }>
    | UsernameReport
    | PictureReport;
}

export const emptyDraft: DraftForm = {
  fullName: '',
  username: '',
  phoneNumber: '+90',
  aboutMe: '',
  socialMediaAccounts: { instagram: '', youtube: '', tiktok: '' },
  instagramFollowers: '',
  youtubeFollowers: '',
  tiktokFollowers: '',
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
    changeForm: assign(({ context: { form, ...others } }, { field, change }: FieldChange) => ({
      form: {
        ...form,
        ...change,
        socialMediaAccounts: { ...form.socialMediaAccounts, ...change.socialMediaAccounts },
      },
      ...withoutErrors(others, field),
    })),
    toggleService: assign(({ context }, { list, id }: { list: ServiceList; id: string }) => ({
      form: { ...context.form, [list]: withToggled(context.form[list], id) },
      ...withoutErrors(context, 'services'),
    })),
    editList: assign(({ context }, edit: ListEdit) => ({
      form: { ...context.form, ...listChange(context.form, edit) },
      ...withoutErrors(context, 'list' in edit ? edit.list : 'locations'),
    })),
    typeIban: assign(({ context }, text: string) => ({
      form: { ...context.form, iban: typedIban(text, context.form.iban) },
      ...withoutErrors(context, 'iban'),
      foreignIban: false,
    })),
    rejectIban: assign(({ context }) => ({ ...withoutErrors(context, 'iban'), foreignIban: true })),
    followDraft: assign(({ context }, form: SavedForm) => ({ form: { ...context.form, ...form } })),
    touchFields: assign(({ context }, fields: readonly ApplicationField[]) => ({
      ...touch(context, ...fields),
      foreignIban: context.foreignIban && (!fields.includes('iban') || isIbanWrong(context.form.iban)),
    })),
    rememberApplicant: assign(({ context }, applicant: VerifiedEmail | null) => ({
      applicant,
      ...(isSameProof(applicant, context.applicant) ? {} : withoutErrors(context, 'email')),
    })),
    rememberFreeName: assign((_, freeName: string | null) => ({ freeName })),
    rememberPicture: assign(({ context }, pictureId: string | null) => ({
      pictureId,
      ...(pictureId === context.pictureId ? {} : withoutErrors(context, 'profilePicture')),
    })),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberApplied: assign((_, { kind: _kind, ...applied }: OfKind<ApplyAnswer, 'applied'>) => ({ applied })),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    forgetDraft: assign({ form: emptyDraft, touched: [], foreignIban: false }),
    forgetRejections: assign({ rejections: 0 }),
    report: report<ApplicationReport>(),
  },
  guards: {
    isForeignIban: ({ context }, text: string) => isForeignIban(text, context.form.iban),
    isComplete: ({ context: { form, applicant, freeName, pictureId } }) =>
      applicant !== null &&
      pictureId !== null &&
      freeName === form.username &&
      isFlawless(applicationProblems({ ...form, email: applicant.email })),
  },
});
const call = callOf(application);

const isSameProof = (one: VerifiedEmail | null, other: VerifiedEmail | null): boolean =>
  one?.email === other?.email && one?.applicationId === other?.applicationId;

const changed = {
  type: 'report',
  params: ({ context: { form } }: { context: Types['context'] }) => ({ type: 'form.changed', form }) as const,
} as const;

const editList = {
  actions: [{ type: 'editList', params: ({ event }: { event: ListEdit }) => event }, changed],
} as const;

function listChange(form: DraftForm, edit: ListEdit): Partial<DraftForm> {
  const { locations, location, cityNames } = form;
  switch (edit.type) {
    case 'level.choose':
      return withLevel(form, edit);
    case 'level.remove':
      return withoutEntry(form, edit);
    case 'place.add': {
      const { _id: id, cityName } = edit.city;
      if (locations.includes(id)) return {};
      return { locations: [...locations, id], cityNames: { ...cityNames, [id]: cityName } };
    }
    case 'place.remove':
      return {
        locations: locations.filter((each) => each !== edit.id),
        location: location === edit.id ? null : location,
      };
    case 'place.main':
      return { location: edit.id };
  }
}

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
    ...untouched(),
    message: null,
    applied: null,
    foreignIban: false,
  }),
  on: {
    'email.verified': { actions: { type: 'rememberApplicant', params: ({ event }) => event.applicant } },
    'email.unverified': { actions: { type: 'rememberApplicant', params: null } },
    'username.accepted': { actions: { type: 'rememberFreeName', params: ({ event }) => event.username } },
    'username.changed': { actions: { type: 'rememberFreeName', params: null } },
    'picture.drawn': { actions: { type: 'rememberPicture', params: ({ event }) => event.pictureId } },
    'picture.cleared': { actions: { type: 'rememberPicture', params: null } },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': {
          actions: [
            { type: 'changeForm', params: ({ event }) => ({ field: event.field, change: event.change }) },
            changed,
          ],
        },
        'service.toggle': {
          actions: [{ type: 'toggleService', params: ({ event: { list, id } }) => ({ list, id }) }, changed],
        },
        'level.choose': editList,
        'level.remove': editList,
        'place.add': editList,
        'place.remove': editList,
        'place.main': editList,
        'iban.type': [
          { guard: { type: 'isForeignIban', params: ({ event }) => event.text }, actions: 'rejectIban' },
          { actions: [{ type: 'typeIban', params: ({ event }) => event.text }, changed] },
        ],
        'field.leave': { actions: { type: 'touchFields', params: ({ event }) => [event.field] } },
        'part.passed': { actions: { type: 'touchFields', params: ({ event }) => event.fields } },
        'draft.observe': { actions: { type: 'followDraft', params: ({ event }) => event.form } },
        'draft.discard': {
          target: '.calm',
          actions: ['forgetDraft', 'forgetRejections', 'forgetErrors', changed],
        },
        'application.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'rejectSubmit' }],
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { on: { 'banner.dismiss': { target: 'calm', actions: 'forgetErrors' } } },
      },
    },
    submitting: {
      entry: 'forgetErrors',
      invoke: call('apply', {
        input: ({ context: { form, applicant, pictureId } }) => ({
          form,
          applicant: applicant ?? { email: '', applicationId: '' },
          pictureId: pictureId ?? '',
        }),
        applied: { target: 'applied', actions: 'rememberApplied' },
        refused: { target: 'editing.refused', actions: ['rememberErrors', 'rejectSubmit'] },
        unproven: {
          target: 'editing.refused',
          actions: ['rememberErrors', 'rejectSubmit', { type: 'report', params: { type: 'proof.rejected' } }],
        },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    applied: { type: 'final', entry: 'forgetDraft' },
  },
  output: ({ context }) => appliedIn(context),
});

export type ApplicationSnapshot = SnapshotFrom<typeof applicationMachine>;
