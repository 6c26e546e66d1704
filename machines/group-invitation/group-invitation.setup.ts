import { assign, fromPromise, setup } from 'xstate';
import type { Booking } from '#contract/hotel-booking.ts';
import { isFlawless, type Problems } from '#rules/problems.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { draftProblems, type StayDraft } from '../stay-form/stay-draft.ts';
import {
  type GroupReport,
  type OfferedDays,
  type StayFormInput,
  stayFormMachine,
} from '../stay-form/stay-form.machine.ts';

export interface Invitee {
  id: string;
  name: string;
  days: OfferedDays[];
}

/** What may differ for one creator. */
export type OwnTerms = Partial<
  Pick<StayDraft, 'checkIn' | 'checkOut' | 'hotelName' | 'cityId' | 'cityName' | 'timeZone' | 'remarks'>
>;

export type Outcome =
  | { kind: 'sent'; bookingId: string }
  | { kind: 'refused'; message: string }
  | { kind: 'missing' }
  | { kind: 'unanswered' };

/** Everything that a reload keeps besides the draft of the form. */
export interface SavedGroup {
  terms: Record<string, OwnTerms>;
  leftOut: string[];
  /** The ids of the invitations by the ids of their creators. */
  sent: Record<string, string>;
}

export interface Invitation {
  creatorId: string;
  draft: StayDraft;
}

export type PeopleAnswer = { kind: 'found'; people: Invitee[] } | { kind: 'none' };
export type InviteAnswer = { kind: 'sent'; booking: Pick<Booking, '_id'> } | { kind: 'missing' } | Refused;

interface GroupInput {
  ids: readonly string[];
  form: StayFormInput;
  saved: SavedGroup | null;
}

export interface GroupContext {
  ids: readonly string[];
  form: StayFormInput;
  people: Invitee[];
  terms: Record<string, OwnTerms>;
  leftOut: string[];
  outcomes: Record<string, Outcome>;
  /** The creator whose own terms are shown. */
  open: string | null;
  /** The form as it was sent last. */
  draft: StayDraft;
  at: number;
  /** Sends that found something wrong with the own terms of a creator. */
  rejections: number;
  message: string | null;
}

export const group = setup({
  types: {} as {
    input: GroupInput;
    context: GroupContext;
    events:
      | GroupReport
      | { type: 'person.open'; id: string }
      | { type: 'person.close' }
      | { type: 'person.change'; change: OwnTerms }
      | { type: 'person.reset' }
      | { type: 'person.leaveOut'; id: string }
      | { type: 'person.takeBack'; id: string }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
    children: { form: 'form' };
  },
  actors: {
    form: stayFormMachine,
    fetchPeople: fromPromise<PeopleAnswer, { ids: readonly string[] }>(notProvided('fetchPeople')),
    inviteCreator: fromPromise<InviteAnswer, Invitation>(notProvided('inviteCreator')),
  },
  actions: {
    rememberPeople: assign((_, { people }: OfKind<PeopleAnswer, 'found'>) => ({ people })),
    rememberFailure: assign(failureMessage),
    openPerson: assign((_, open: string) => ({ open })),
    closePerson: assign({ open: null }),
    changeTerms: assign(({ context }, change: OwnTerms) => withTerms(context, change)),
    resetTerms: assign(({ context }) => withTerms(context, null)),
    leaveOut: assign(({ context: { leftOut, open } }, id: string) => ({
      leftOut: [...leftOut, id],
      open: open === id ? null : open,
    })),
    takeBack: assign(({ context: { leftOut } }, id: string) => ({ leftOut: leftOut.filter((each) => each !== id) })),
    startSending: assign(({ context }, { draft, at }: Pick<GroupReport, 'draft' | 'at'>) => ({
      draft,
      at,
      open: null,
      rejections: 0,
      outcomes: sentOnly(context.outcomes),
    })),
    rejectSend: assign(({ context }, { draft, at }: Pick<GroupReport, 'draft' | 'at'>) => ({
      draft,
      at,
      open: firstFlawed(context, draft, at),
      rejections: context.rejections + 1,
    })),
    rememberSent: assign(({ context }, { booking }: OfKind<InviteAnswer, 'sent'>) =>
      withOutcome(context, { kind: 'sent', bookingId: booking._id }),
    ),
    rememberRefusal: assign(({ context }, { message }: Refused) => withOutcome(context, { kind: 'refused', message })),
    rememberMissing: assign(({ context }) => withOutcome(context, { kind: 'missing' })),
    rememberUnanswered: assign(({ context }) => withOutcome(context, { kind: 'unanswered' })),
    saveGroup: (_, _saved: SavedGroup) => effectNotProvided('saveGroup'),
    deleteDrafts: () => effectNotProvided('deleteDrafts'),
  },
  guards: {
    mayBeInvited: ({ context }, id: string) => recipientsIn(context).some((each) => each.id === id),
    /** One creator is always left to invite. */
    mayBeLeftOut: ({ context }, id: string) =>
      recipientsIn(context).length > 1 && recipientsIn(context).some((each) => each.id === id),
    isLeftOut: ({ context: { leftOut } }, id: string) => leftOut.includes(id),
    isOpen: ({ context: { open } }) => open !== null,
    hasOwnTerms: ({ context: { open, terms } }) => (open ?? '') in terms,
    areTermsFlawless: ({ context }, { draft, at }: Pick<GroupReport, 'draft' | 'at'>) =>
      firstFlawed(context, draft, at) === null,
    hasNext: ({ context }) => nextIn(context) !== undefined,
    hasUnsent: ({ context }) => recipientsIn(context).length > 0,
  },
});
export const call = callOf(group);

/** Creators to whom no invitation was sent yet, without those who were left out. */
export const recipientsIn = ({ people, leftOut, outcomes }: GroupContext): Invitee[] =>
  people.filter(({ id }) => !leftOut.includes(id) && outcomes[id]?.kind !== 'sent');

/** Whom the invitation is sent to next: after each send, a recipient has an outcome. */
export const nextIn = (context: GroupContext): Invitee | undefined =>
  recipientsIn(context).find(({ id }) => !(id in context.outcomes));

export const termsOf = ({ terms }: Pick<GroupContext, 'terms'>, id: string): OwnTerms => terms[id] ?? {};

export const problemsOf = (
  context: Pick<GroupContext, 'terms'>,
  id: string,
  { draft, at }: Pick<GroupReport, 'draft' | 'at'>,
): Problems => draftProblems({ ...draft, ...termsOf(context, id) }, 'invitation', at);

const firstFlawed = (context: GroupContext, draft: StayDraft, at: number): string | null =>
  recipientsIn(context).find(({ id }) => !isFlawless(problemsOf(context, id, { draft, at })))?.id ?? null;

const without = <Value>(record: Record<string, Value>, id: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== id));

const sentOnly = (outcomes: GroupContext['outcomes']): GroupContext['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([, { kind }]) => kind === 'sent'));

/** A change answers what was said of the last send. */
function withTerms({ terms, outcomes, open }: GroupContext, change: OwnTerms | null) {
  if (open === null) return {};
  return {
    terms: change === null ? without(terms, open) : { ...terms, [open]: { ...terms[open], ...change } },
    outcomes: without(outcomes, open),
  };
}

const withOutcome = (context: GroupContext, outcome: Outcome) => ({
  outcomes: { ...context.outcomes, [nextIn(context)?.id ?? '']: outcome },
});

export const savedGroup = ({ terms, leftOut, outcomes }: GroupContext): SavedGroup => ({
  terms,
  leftOut,
  sent: Object.fromEntries(
    Object.entries(outcomes).flatMap(([id, outcome]) => (outcome.kind === 'sent' ? [[id, outcome.bookingId]] : [])),
  ),
});
