import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import type { Problem, Problems } from '#rules/problems.ts';
import { type MoveField, type MoveName, mayMove, moveNames, moveProblems } from './booking-moves.ts';
import type { HotelBookingsSnapshot } from './hotel-bookings.machine.ts';

export const isLoading = (snapshot: HotelBookingsSnapshot): boolean => snapshot.hasTag('loading');
export const isReady = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches('ready');
export const isListLoading = (snapshot: HotelBookingsSnapshot): boolean =>
  snapshot.context.due.list && !snapshot.matches({ ready: 'failed' });
export const isMissing = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ ready: 'missing' });
export const isFailed = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches({ ready: 'failed' });
export const isListFailed = ({ context: { error } }: HotelBookingsSnapshot): boolean => error?.of === 'list';
export const isOneFailed = ({ context: { error } }: HotelBookingsSnapshot): boolean => error?.of === 'one';
export const isNoting = (snapshot: HotelBookingsSnapshot): boolean => snapshot.matches('noting');
export const hasMore = ({ context: { list, total } }: HotelBookingsSnapshot): boolean => list.length < total;

/** Every state that there is a booking in, and whichever is asked for, in the order of a stay. */
export const statesToChoose = ({ context: { counts, place } }: HotelBookingsSnapshot): BookingState[] =>
  bookingStates.filter((state) => (counts[state] ?? 0) > 0 || state === place.state);

export const countOfAll = ({ context: { counts } }: HotelBookingsSnapshot): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const movesOf = ({ context }: HotelBookingsSnapshot): MoveName[] =>
  moveNames.filter((name) => mayMove(context, name));

/** Said once somebody has sent it. */
export const shownNoteProblem = ({ context: { note, isNoteAsked } }: HotelBookingsSnapshot): Problem | null =>
  isNoteAsked ? noteProblem(note) : null;

/** What a move lacks that was sent. */
export const shownMoveProblems =
  (name: MoveName) =>
  ({ context }: HotelBookingsSnapshot): Problems<MoveField> => {
    const { openMove } = context;
    return openMove?.request.move === name ? moveProblems(context, openMove.request, openMove.at) : {};
  };
