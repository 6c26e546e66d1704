import { assign, fromPromise, raise, setup } from 'xstate';
import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem, BookingMoveRequest, Bookings } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import { addressTeller } from '../address-bar.ts';
import { callOf, type Failure, type OfKind } from '../call.ts';
import { listWatchMachine, type WatchReport } from '../list-watch/list-watch.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { type StayFormInput, type StayFormReport, stayFormMachine } from '../stay-form/stay-form.machine.ts';
import { type DraftsOf, type TextDrafts, without } from '../text-drafts.ts';
import { draftFields, draftOf, mayMove, moveProblems } from './booking-moves.ts';

export interface BookingsView {
  isListed: boolean;
  state: BookingState | null;
  id: string | null;
  form?: StayFormInput | null;
}

export interface SendError {
  of: 'note' | 'move';
  message: string | null;
  /** What the stay has become, where that is why it failed. */
  state?: BookingState;
}

interface MoveAttempt {
  request: BookingMoveRequest;
  at: number;
}

export interface BookingsContext {
  by: Role;
  view: BookingsView;
  list: BookingItem[];
  total: number;
  next: string | null;
  counts: Bookings['counts'];
  listError: string | null;
  currentBooking: Booking | null;
  stayError: string | null;
  note: string;
  moveDrafts: TextDrafts;
  attempt: MoveAttempt | null;
  /** The stay of the note or move that was sent last; another may be open when the answer arrives. */
  recipientId: string;
  /** By the id of a stay, until the person dismisses it there or sends something again. */
  sendErrors: Record<string, SendError>;
}

export interface BookingsQuery {
  state: BookingState | null;
  after: string | null;
}

export type BookingAnswer = { kind: 'found'; booking: Booking; drafts?: TextDrafts } | { kind: 'missing' };
export type NoteAnswer = { kind: 'noted'; booking: Booking } | Refused;
/** 'overtaken': another person was faster; with the stay as it is now, if it could be read. */
export type MoveAnswer =
  | { kind: 'moved'; booking: Booking }
  | { kind: 'overtaken'; message: string; booking: Booking | null }
  | Refused;

export const bookings = setup({
  types: {} as {
    input: { by: Role; view: BookingsView };
    context: BookingsContext;
    events:
      | { type: 'view.change'; view: BookingsView }
      /** Raised by the page itself, whose watch must not report its own moves as news. */
      | { type: 'stay.moved' }
      | { type: 'more.load' }
      | { type: 'call.retry' }
      | { type: 'banner.dismiss' }
      | StayFormReport
      | WatchReport
      | { type: 'note.change'; content: string }
      | { type: 'note.submit' }
      | { type: 'move.change'; request: BookingMoveRequest }
      | { type: 'move.submit'; request: BookingMoveRequest; at: number };
    children: { address: 'address'; form: 'form'; watch: 'watch' };
  },
  actors: {
    address: addressTeller,
    form: stayFormMachine,
    watch: listWatchMachine,
    fetchBookings: fromPromise<Bookings, BookingsQuery>(notProvided('fetchBookings')),
    fetchBooking: fromPromise<BookingAnswer, { id: string }>(notProvided('fetchBooking')),
    addNote: fromPromise<NoteAnswer, { id: string; content: string }>(notProvided('addNote')),
    moveBooking: fromPromise<MoveAnswer, { id: string; request: BookingMoveRequest }>(notProvided('moveBooking')),
  },
  actions: {
    showView: assign(({ context }, view: BookingsView) => withView(context, view)),
    rememberList: assign((_, { data, ...reply }: Bookings) => ({ list: data, ...reply })),
    rememberMore: assign(({ context }, { data, ...reply }: Bookings) => ({
      list: [...context.list.filter(({ _id }) => data.every((each) => each._id !== _id)), ...data],
      ...reply,
    })),
    rememberListError: assign((_, { failure }: Failure) => ({ listError: messageOf(failure) })),
    addBooking: assign(({ context: { list, total, counts } }, booking: Booking) => ({
      list: [booking, ...list],
      total: total + 1,
      counts: recounted(counts, booking.state, 1),
    })),
    openBooking: assign(({ context }, { booking, drafts }: OfKind<BookingAnswer, 'found'>) => {
      const { note = '', ...moveDrafts } = drafts ?? {};
      return { ...withRow(context, booking), currentBooking: booking, note, moveDrafts };
    }),
    rememberStayError: assign((_, { failure }: Failure) => ({ stayError: messageOf(failure) })),
    updateBooking: assign(({ context }, { booking }: { booking: Booking | null }) => {
      if (booking === null) return {};
      const rows = withRow(context, booking);
      return isOpen(context, booking._id) ? { ...rows, currentBooking: booking } : rows;
    }),
    raiseMoved: raise({ type: 'stay.moved' }),
    changeNote: assign((_, note: string) => ({ note })),
    clearNote: assign(({ context }) => (isOpen(context, context.recipientId) ? { note: '' } : {})),
    changeMove: assign(({ context }, request: BookingMoveRequest) => ({
      moveDrafts: { ...context.moveDrafts, ...draftOf(request) },
      attempt: changedAttempt(context, request),
    })),
    clearMove: assign(({ context }) =>
      isOpen(context, context.recipientId) ? { moveDrafts: without(context.moveDrafts, attemptedNames(context)) } : {},
    ),
    rememberAttempt: assign((_, attempt: MoveAttempt) => ({ attempt })),
    rememberRecipient: assign(({ context: { currentBooking } }) => ({ recipientId: currentBooking?._id ?? '' })),
    rememberSendError: assign(({ context: { sendErrors, recipientId } }, error: SendError) => ({
      sendErrors: { ...sendErrors, [recipientId]: error },
    })),
    forgetSendError: assign(({ context: { sendErrors, currentBooking } }) => ({
      sendErrors: withoutError(sendErrors, currentBooking?._id),
    })),
    saveDraft: (_, _draft: DraftsOf) => effectNotProvided('saveDraft'),
    deleteNoteDraft: () => effectNotProvided('deleteNoteDraft'),
    deleteMoveDraft: () => effectNotProvided('deleteMoveDraft'),
  },
  delays: { nextDue: ({ context: { list } }) => msUntilNextDue(list) },
  guards: {
    isOtherList: ({ context: { view } }, { isListed, state }: BookingsView) =>
      view.isListed !== isListed || (isListed && view.state !== state),
    isOtherStay: ({ context: { view } }, { id }: BookingsView) => view.id !== id,
    isOtherForm: ({ context: { view } }, { form }: BookingsView) =>
      JSON.stringify(view.form?.source) !== JSON.stringify(form?.source),
    isStaff: ({ context: { by } }) => by === 'staff',
    isListed: ({ context: { view } }) => view.isListed,
    isStayNamed: ({ context: { view } }) => view.id !== null,
    isFormNamed: ({ context: { view } }) => view.form != null,
    hasMore: ({ context: { next } }) => next !== null,
    hasBooking: ({ context: { currentBooking } }) => currentBooking !== null,
    hasSendError: ({ context: { sendErrors, currentBooking } }) => (currentBooking?._id ?? '') in sendErrors,
    isNoteComplete: ({ context }) => noteProblem(context.note) === null,
    completesNote: (_, content: string) => noteProblem(content) === null,
    isPossible: ({ context }, { move }: BookingMoveRequest) => mayMove(context, move),
    isMoveComplete: ({ context }, attempt: MoveAttempt) =>
      mayMove(context, attempt.request.move) && isComplete(context, attempt),
    completesMove: ({ context }, request: BookingMoveRequest) =>
      context.attempt?.request.move === request.move && isComplete(context, { ...context.attempt, request }),
  },
});

export const call = callOf(bookings);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Until a minute after the next stay is due, since clocks differ, and at most a day: browsers fire timers of 25 days at once. */
function msUntilNextDue(stays: readonly Pick<BookingItem, 'dueAt'>[]): number {
  const waits = stays.map(({ dueAt }) => (dueAt ?? 0) - Date.now()).filter((ms) => ms > 0);
  return Math.min(dayMs, ...waits.map((ms) => ms + minuteMs));
}

const isOpen = ({ currentBooking }: BookingsContext, id: string): boolean => currentBooking?._id === id;

const isComplete = (context: BookingsContext, { request, at }: MoveAttempt): boolean =>
  Object.keys(moveProblems(context, request, at)).length === 0;

const changedAttempt = ({ attempt }: BookingsContext, request: BookingMoveRequest): MoveAttempt | null =>
  attempt?.request.move === request.move ? { ...attempt, request } : attempt;

export const attemptedNames = ({ attempt }: BookingsContext): string[] =>
  attempt === null ? [] : draftFields(attempt.request.move);

const withoutError = (errors: Record<string, SendError>, id: string | undefined): Record<string, SendError> =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== id));

/** A list that is hidden remembers its rows and their state: the person may come back to it. */
function withView(context: BookingsContext, named: BookingsView): Partial<BookingsContext> {
  const view = named.isListed ? named : { ...named, state: context.view.state };
  const list = context.view.state === view.state ? {} : { list: [], total: 0, next: null };
  const stay = context.view.id === view.id ? {} : { currentBooking: null, note: '', moveDrafts: {} };
  return { view, ...list, ...stay };
}

function withRow({ list, counts }: BookingsContext, booking: Booking): Partial<BookingsContext> {
  const before = list.find(({ _id }) => _id === booking._id);
  return {
    list: list.map((each) => (each._id === booking._id ? booking : each)),
    counts: before ? recounted(recounted(counts, before.state, -1), booking.state, 1) : counts,
  };
}

const recounted = (counts: Bookings['counts'], state: BookingState | null, by: number): Bookings['counts'] =>
  state === null ? counts : { ...counts, [state]: (counts[state] ?? 0) + by };
