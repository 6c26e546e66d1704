import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { BookingState } from '#contract/booking-choices.ts';
import type { Booking, BookingItem, BookingMoveRequest, BookingsReply } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import { addressTeller } from '../address-bar.ts';
import { callOf, type Failure, failureMessage, type OfKind } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { type TypedWords, type WordsAbout, without } from '../typed-words.ts';
import { mayMove, moveProblems, wordNames, wordsIn } from './booking-moves.ts';

export const bookingsLimit = 20;

/** What of the bookings an address shows: the list, all of it or of one state, and one of them. */
export interface BookingsPlace {
  isListed: boolean;
  state: BookingState | null;
  id: string | null;
}

/** What the address has come to show and is not there yet. */
export type Due = Record<'list' | 'more' | 'one', boolean>;

export type CallName = 'list' | 'one' | 'note' | 'move';

/** Which call went wrong, and what the server said. */
export interface BookingError {
  of: CallName;
  words: string | null;
}

export interface BookingsContext {
  by: Role;
  place: BookingsPlace;
  due: Due;
  list: BookingItem[];
  total: number;
  counts: BookingsReply['counts'];
  currentBooking: Booking | null;
  note: string;
  /** What is typed for its moves. */
  typed: TypedWords;
  /** Whether a note was sent as it could not be taken, and is not mended yet. */
  isNoteAsked: boolean;
  /** A move that was sent before it was whole, as it is filled in by now, and when it was sent. */
  openMove: Sent | null;
  /** The last move that was sent. */
  request: BookingMoveRequest | null;
  error: BookingError | null;
  /** The stay to which something was sent last; and what went wrong with it while another was gone to, until it is there again. */
  sentTo: string;
  untold: (BookingError & { id: string }) | null;
  /** What the server said to a move that somebody else was quicker than. */
  overtaken: string | null;
}

export interface Sent {
  request: BookingMoveRequest;
  at: number;
}

interface PlaceChange {
  type: 'place.change';
  place: BookingsPlace;
}

export interface ListWish {
  state: BookingState | null;
  after: string | null;
}

/** A booking comes with what was typed about it the last time. */
export type BookingAnswer = { kind: 'found'; booking: Booking; words?: TypedWords } | { kind: 'missing' };
export type MoveAnswer = { kind: 'moved'; booking: Booking } | { kind: 'overtaken'; message: string } | Refused;
export type NoteAnswer = { kind: 'noted'; booking: Booking } | Refused;

const bookings = setup({
  types: {} as {
    input: { by: Role; place: BookingsPlace };
    context: BookingsContext;
    events:
      | PlaceChange
      | { type: 'list.load' }
      | { type: 'more.load' }
      | { type: 'call.retry' }
      | { type: 'banner.dismiss' }
      | { type: 'booking.add'; booking: Booking }
      | { type: 'note.change'; content: string }
      | { type: 'note.submit' }
      | { type: 'move.change'; request: BookingMoveRequest }
      | { type: 'move.do'; request: BookingMoveRequest; at: number };
    children: { place: 'place' };
  },
  actors: {
    place: addressTeller,
    fetchBookings: fromPromise<BookingsReply, ListWish>(notProvided('fetchBookings')),
    fetchBooking: fromPromise<BookingAnswer, { id: string }>(notProvided('fetchBooking')),
    addNote: fromPromise<NoteAnswer, { id: string; content: string }>(notProvided('addNote')),
    moveBooking: fromPromise<MoveAnswer, { id: string; request: BookingMoveRequest }>(notProvided('moveBooking')),
  },
  actions: {
    takePlace: assign(({ context }, place: BookingsPlace) => placed(context, place)),
    rememberList: assign(({ context }, { data, total, counts }: BookingsReply) => ({
      ...{ list: data, total, counts },
      due: { ...context.due, list: false },
    })),
    rememberMore: assign(({ context }, { data, total, counts }: BookingsReply) => ({
      ...{ list: [...others(context.list, data), ...data], total, counts },
      due: { ...context.due, more: false },
    })),
    rememberBooking: assign(({ context }, { booking }: { booking: Booking }) => withBooking(context, booking)),
    rememberAnswered: assign(({ context }, { booking }: { booking: Booking }) =>
      context.currentBooking === null ? inList(context, booking) : withBooking(context, booking),
    ),
    takeWords: assign((_, { words: { note = '', ...typed } = {} }: OfKind<BookingAnswer, 'found'>) => ({
      note,
      typed,
    })),
    keepWords: (_, _typed: WordsAbout) => effectNotProvided('keepWords'),
    dropNote: (_, _sent: { booking: Booking }) => effectNotProvided('dropNote'),
    dropMove: (_, _sent: { booking: Booking }) => effectNotProvided('dropMove'),
    addBooking: assign(({ context }, booking: Booking) => withNewBooking(context, booking)),
    wantList: assign(({ context }) => ({ due: { ...context.due, list: true } })),
    wantMore: assign(({ context }) => ({ due: { ...context.due, more: true } })),
    wantOneNoMore: assign(({ context }) => ({ due: { ...context.due, one: false } })),
    changeNote: assign(({ context }, note: string) => ({
      note,
      isNoteAsked: context.isNoteAsked && noteProblem(note) !== null,
    })),
    forgetNote: assign({ note: '' }),
    askForNote: assign({ isNoteAsked: true }),
    rememberRequest: assign((_, request: BookingMoveRequest) => ({ request })),
    askForMove: assign((_, openMove: Sent) => ({ openMove })),
    changeMove: assign(({ context }, request: BookingMoveRequest) => ({
      typed: { ...context.typed, ...wordsIn(request) },
      openMove: stillOpen(context, request),
    })),
    forgetMove: assign(({ context: { typed, request } }) => ({ typed: without(typed, sentNames(request)) })),
    rememberReceiver: assign(({ context }) => ({ sentTo: context.currentBooking?._id ?? '' })),
    rememberListFailure: assign((now, failed: Failure) => ({ error: errorOf('list', failureMessage(now, failed)) })),
    rememberFailure: assign((now, failed: Failure) => ({ error: errorOf('one', failureMessage(now, failed)) })),
    rememberNoteRefusal: assign((_, refused: Refused) => ({ error: errorOf('note', refused) })),
    rememberNoteFailure: assign((now, failed: Failure) => ({ error: errorOf('note', failureMessage(now, failed)) })),
    rememberMoveRefusal: assign((_, refused: Refused) => ({ error: errorOf('move', refused) })),
    rememberMoveFailure: assign((now, failed: Failure) => ({ error: errorOf('move', failureMessage(now, failed)) })),
    keepNoteRefusal: assign((now, refused: Refused) => ({ untold: untoldOf(now, 'note', refused) })),
    keepNoteFailure: assign((now, failed: Failure) => ({ untold: untoldOf(now, 'note', failureMessage(now, failed)) })),
    keepMoveRefusal: assign((now, refused: Pick<Refused, 'message'>) => ({ untold: untoldOf(now, 'move', refused) })),
    keepMoveFailure: assign((now, failed: Failure) => ({ untold: untoldOf(now, 'move', failureMessage(now, failed)) })),
    tellUntold: assign(({ context: { untold } }) => ({ error: untold, untold: null })),
    rememberOvertaken: assign((_, { message }: OfKind<MoveAnswer, 'overtaken'>) => ({ overtaken: message })),
    tellOvertaken: assign(({ context: { overtaken } }) => ({
      error: { of: 'move' as const, words: overtaken },
      overtaken: null,
    })),
    forgetError: assign({ error: null }),
    forgetOpen: assign({ isNoteAsked: false, openMove: null }),
  },
  guards: {
    isAnotherPlace: ({ context }, place: BookingsPlace) => JSON.stringify(place) !== JSON.stringify(context.place),
    isNew: ({ context: { list } }, { _id }: Booking) => list.every((each) => each._id !== _id),
    isListed: ({ context }) => context.place.isListed && !context.due.list,
    isOneDue: ({ context }) => context.due.one,
    isListDue: ({ context }) => context.due.list,
    isMissing: ({ context: { place, currentBooking } }) => place.id !== null && currentBooking === null,
    isMoreDue: ({ context }) => context.due.more,
    hasMore: ({ context: { list, total } }) => list.length < total,
    hasBooking: ({ context }) => context.currentBooking !== null,
    isNoteWritten: ({ context }) => noteProblem(context.note) === null,
    isPossible: ({ context }, { move }: BookingMoveRequest) => mayMove(context, move),
    isWhole: ({ context }, sent: Sent) => mayMove(context, sent.request.move) && isWhole(context, sent),
    /** Another place was gone to meanwhile. */
    isLeft: ({ context }) => context.currentBooking === null,
    isUntold: ({ context: { untold, currentBooking } }) => untold !== null && untold.id === currentBooking?._id,
  },
});
const call = callOf(bookings);

const isWhole = (context: BookingsContext, { request, at }: Sent): boolean =>
  Object.keys(moveProblems(context, request, at)).length === 0;

function stillOpen(context: BookingsContext, request: BookingMoveRequest): Sent | null {
  const { openMove } = context;
  if (openMove?.request.move !== request.move) return openMove;
  const sent = { request, at: openMove.at };
  return isWhole(context, sent) ? null : sent;
}

const sentNames = (request: BookingMoveRequest | null): string[] => (request === null ? [] : wordNames(request.move));

/** As they are by now. */
const keepWords = {
  type: 'keepWords',
  params: ({ context: { currentBooking, typed, note } }: { context: BookingsContext }) => ({
    id: currentBooking?._id ?? '',
    words: { ...typed, note },
  }),
} as const;

/** The call that is under way is not cut off: what it sends is done, or said where it was sent from. */
const goOn = {
  guard: { type: 'isAnotherPlace', params: ({ event }: { event: PlaceChange }) => event.place },
  target: '.left',
  actions: { type: 'takePlace', params: ({ event }: { event: PlaceChange }) => event.place },
} as const;

const hereOrLeft = { initial: 'here', states: { here: {}, left: {} } } as const;

const untoldOf = ({ context: { sentTo: id } }: { context: BookingsContext }, of: CallName, said: Said) => ({
  ...errorOf(of, said),
  id,
});

/** What is due: one thing may be due that was before, when another place is gone to before it came. */
function placed(context: BookingsContext, place: BookingsPlace): Partial<BookingsContext> {
  const isOtherList = !context.place.isListed || context.place.state !== place.state;
  const isHere = place.id === null || place.id === context.currentBooking?._id;
  const due = { list: place.isListed && (isOtherList || context.due.list), more: false, one: !isHere };
  const list = context.place.state === place.state ? {} : { list: [], total: 0 };
  const one = place.id === context.place.id ? {} : { note: '', typed: {}, isNoteAsked: false, openMove: null };
  return { place, due, ...list, ...one, currentBooking: isHere && place.id !== null ? context.currentBooking : null };
}

/** One booking as it is now: by itself, in the list, and among those that are counted by their state. */
const withBooking = (context: BookingsContext, booking: Booking): Partial<BookingsContext> => ({
  ...inList(context, booking),
  currentBooking: booking,
  due: { ...context.due, one: false },
});

function inList({ list, counts }: BookingsContext, booking: Booking): Partial<BookingsContext> {
  const before = list.find(({ _id }) => _id === booking._id);
  return {
    list: list.map((each) => (each._id === booking._id ? booking : each)),
    counts: before ? recounted(recounted(counts, before.state, -1), booking.state, 1) : counts,
  };
}

const withNewBooking = ({ list, total, counts }: BookingsContext, booking: Booking): Partial<BookingsContext> => ({
  list: [booking, ...list],
  total: total + 1,
  counts: recounted(counts, booking.state, 1),
});

/** Those that are not among some others: a list moves on while its pages are read. */
const others = (list: readonly BookingItem[], but: readonly BookingItem[]): BookingItem[] =>
  list.filter(({ _id }) => !but.some((each) => each._id === _id));

const recounted = (counts: BookingsReply['counts'], state: BookingState, by: number): BookingsReply['counts'] => ({
  ...counts,
  [state]: (counts[state] ?? 0) + by,
});

type Said = { message: string | null };

const errorOf = (of: CallName, { message }: Said): BookingError => ({
  of,
  words: message,
});

/** The hotel bookings that somebody has to do with: the list, the one that is open, and what is done to it. */
export const hotelBookingsMachine = bookings.createMachine({
  id: 'hotelBookings',
  context: ({ input: { by, place } }) => ({
    by,
    place,
    due: { list: place.isListed, more: false, one: place.id !== null },
    list: [],
    total: 0,
    counts: {},
    currentBooking: null,
    note: '',
    typed: {},
    isNoteAsked: false,
    openMove: null,
    request: null,
    error: null,
    sentTo: '',
    untold: null,
    overtaken: null,
  }),
  invoke: { id: 'place', src: 'place' },
  on: {
    'place.change': {
      guard: { type: 'isAnotherPlace', params: ({ event }) => event.place },
      target: '.settling',
      actions: { type: 'takePlace', params: ({ event }) => event.place },
    },
    'booking.add': {
      guard: { type: 'isNew', params: ({ event }) => event.booking },
      actions: { type: 'addBooking', params: ({ event }) => event.booking },
    },
  },
  initial: 'settling',
  states: {
    settling: {
      always: [
        { guard: 'isOneDue', target: 'loadingOne' },
        { guard: 'isListDue', target: 'loadingList' },
        { guard: 'isMoreDue', target: 'loadingMore' },
        { guard: 'isMissing', target: 'ready.missing' },
        { guard: 'isUntold', target: 'ready.refused', actions: 'tellUntold' },
        { target: 'ready' },
      ],
    },
    loadingOne: {
      tags: 'loading',
      entry: 'forgetError',
      invoke: call('fetchBooking', {
        input: ({ context: { place } }) => ({ id: place.id ?? '' }),
        found: { target: 'settling', actions: ['rememberBooking', 'takeWords'] },
        missing: { target: 'settling', actions: 'wantOneNoMore' },
        failed: { target: 'ready.failed', actions: 'rememberFailure' },
      }),
    },
    loadingList: {
      tags: 'loading',
      entry: 'forgetError',
      invoke: call('fetchBookings', {
        input: ({ context: { place } }) => ({ state: place.state, after: null }),
        done: { target: 'settling', actions: 'rememberList' },
        failed: { target: 'ready.failed', actions: 'rememberListFailure' },
      }),
    },
    loadingMore: {
      tags: 'loading',
      entry: 'forgetError',
      invoke: call('fetchBookings', {
        input: ({ context: { place, list } }) => ({ state: place.state, after: list.at(-1)?._id ?? null }),
        done: { target: 'settling', actions: 'rememberMore' },
        failed: { target: 'ready.failed', actions: 'rememberListFailure' },
      }),
    },
    ready: {
      on: {
        'list.load': { guard: 'isListed', target: 'loadingList', actions: 'wantList' },
        'more.load': { guard: 'hasMore', target: 'settling', actions: 'wantMore' },
        'note.change': {
          guard: 'hasBooking',
          actions: [{ type: 'changeNote', params: ({ event }) => event.content }, keepWords],
        },
        'note.submit': [
          { guard: 'isNoteWritten', target: 'noting' },
          { guard: 'hasBooking', actions: 'askForNote' },
        ],
        'move.change': {
          guard: { type: 'isPossible', params: ({ event }) => event.request },
          actions: [{ type: 'changeMove', params: ({ event }) => event.request }, keepWords],
        },
        'move.do': [
          {
            guard: { type: 'isWhole', params: ({ event: { request, at } }) => ({ request, at }) },
            target: 'moving',
            actions: { type: 'rememberRequest', params: ({ event }) => event.request },
          },
          {
            guard: { type: 'isPossible', params: ({ event }) => event.request },
            actions: { type: 'askForMove', params: ({ event: { request, at } }) => ({ request, at }) },
          },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        missing: {},
        /** What did not come before is asked for once more. */
        refused: { on: { 'banner.dismiss': { target: '#hotelBookings.settling', actions: 'forgetError' } } },
        failed: { on: { 'call.retry': '#hotelBookings.settling' } },
      },
    },
    noting: {
      tags: 'loading',
      entry: ['forgetError', 'forgetOpen', 'rememberReceiver'],
      on: { 'place.change': goOn },
      ...hereOrLeft,
      invoke: call('addNote', {
        input: ({ context: { currentBooking, note } }) => ({ id: currentBooking?._id ?? '', content: note.trim() }),
        noted: { target: 'settling', actions: ['rememberAnswered', 'forgetNote', 'dropNote'] },
        refused: [
          { guard: 'isLeft', target: 'settling', actions: 'keepNoteRefusal' },
          { target: 'ready.refused', actions: 'rememberNoteRefusal' },
        ],
        failed: [
          { guard: 'isLeft', target: 'settling', actions: 'keepNoteFailure' },
          { target: 'ready.refused', actions: 'rememberNoteFailure' },
        ],
      }),
    },
    moving: {
      tags: 'loading',
      entry: ['forgetError', 'forgetOpen', 'rememberReceiver'],
      on: { 'place.change': goOn },
      ...hereOrLeft,
      invoke: call('moveBooking', {
        input: ({ context: { currentBooking, request } }) => ({
          id: currentBooking?._id ?? '',
          request: request ?? { move: 'review' },
        }),
        moved: { target: 'settling', actions: ['rememberAnswered', 'forgetMove', 'dropMove'] },
        overtaken: [
          { guard: 'isLeft', target: 'settling', actions: 'keepMoveRefusal' },
          { target: 'reloading', actions: 'rememberOvertaken' },
        ],
        refused: [
          { guard: 'isLeft', target: 'settling', actions: 'keepMoveRefusal' },
          { target: 'ready.refused', actions: 'rememberMoveRefusal' },
        ],
        failed: [
          { guard: 'isLeft', target: 'settling', actions: 'keepMoveFailure' },
          { target: 'ready.refused', actions: 'rememberMoveFailure' },
        ],
      }),
    },
    /** Somebody else was quicker: how it stands now is shown before it is said. */
    reloading: {
      tags: 'loading',
      invoke: call('fetchBooking', {
        input: ({ context: { currentBooking } }) => ({ id: currentBooking?._id ?? '' }),
        found: { target: 'ready.refused', actions: ['rememberBooking', 'tellOvertaken'] },
        missing: { target: 'ready.refused', actions: 'tellOvertaken' },
        failed: { target: 'ready.refused', actions: 'tellOvertaken' },
      }),
    },
  },
});

export type HotelBookingsActor = ActorRefFrom<typeof hotelBookingsMachine>;
export type HotelBookingsSnapshot = SnapshotFrom<typeof hotelBookingsMachine>;
