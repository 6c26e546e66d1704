import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import type { Problem, Problems } from '#rules/problems.ts';
import { type MoveField, type MoveName, mayMove, moveNames, moveProblems } from './booking-moves.ts';
import type { HotelBookingsSnapshot } from './hotel-bookings.machine.ts';
import type { SendError } from './hotel-bookings.setup.ts';

export const isListLoading = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ list: 'loading' });
export const isListFailed = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ list: 'failed' });
export const isMoreFailed = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ list: 'moreFailed' });
export const hasMore = ({ context: { next } }: HotelBookingsSnapshot): boolean => next !== null;
export const isMissing = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ stay: 'missing' });
export const isStayFailed = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ stay: 'failed' });

export const formIn = ({ children }: HotelBookingsSnapshot) => children.form;

/** A new stay is the first of the list. */
export const submittedId = (snapshot: HotelBookingsSnapshot): string | null =>
  snapshot.matches({ form: 'submitted' }) ? (snapshot.context.list[0]?._id ?? null) : null;

export const isIdle = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ sending: 'idle' });
export const isNoting = (snapshot: HotelBookingsSnapshot): boolean =>
  snapshot.matches({ sending: 'noting' }) && isRecipientOpen(snapshot);
export const isMoving = (snapshot: HotelBookingsSnapshot): boolean =>
  snapshot.matches({ sending: 'moving' }) && isRecipientOpen(snapshot);
export const mayWriteNote = (snapshot: HotelBookingsSnapshot): boolean =>
  snapshot.can({ type: 'note.change', content: snapshot.context.note });

const isRecipientOpen = ({ context: { currentBooking, recipientId } }: HotelBookingsSnapshot): boolean =>
  currentBooking?._id === recipientId;

export const sendErrorOf =
  (of: SendError['of']) =>
  ({ context: { sendErrors, currentBooking } }: HotelBookingsSnapshot): SendError | null => {
    const error = sendErrors[currentBooking?._id ?? ''];
    return error?.of === of ? error : null;
  };

export const statesToChoose = ({ context: { counts, view } }: HotelBookingsSnapshot): BookingState[] =>
  bookingStates.filter((state) => (counts[state] ?? 0) > 0 || state === view.state);

export const countOfAll = ({ context: { counts } }: HotelBookingsSnapshot): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const movesOf = ({ context }: HotelBookingsSnapshot): MoveName[] =>
  moveNames.filter((name) => mayMove(context, name));

export const shownNoteProblem = (snapshot: HotelBookingsSnapshot): Problem | null =>
  snapshot.matches({ sending: { idle: 'noteIncomplete' } }) ? noteProblem(snapshot.context.note) : null;

export const shownMoveProblems =
  (name: MoveName) =>
  (snapshot: HotelBookingsSnapshot): Problems<MoveField> => {
    const { attempt } = snapshot.context;
    const isShown = snapshot.matches({ sending: { idle: 'moveIncomplete' } }) && attempt?.request.move === name;
    return isShown ? moveProblems(snapshot.context, attempt.request, attempt.at) : {};
  };
