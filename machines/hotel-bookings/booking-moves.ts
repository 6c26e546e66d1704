import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import { dayIn, tomorrowIn } from '#rules/booking-days.ts';
import { replyByProblem, stayDayProblems } from '#rules/booking-problems.ts';
import { type Problem, type Problems, required } from '#rules/problems.ts';
import { type BookingMove, bookingLifecycle } from '../lifecycles/booking.machine.ts';
import type { TypedWords } from '../typed-words.ts';

export type MoveName = BookingMoveRequest['move'];
export type MoveField = 'reason' | 'hotelName' | 'address' | 'terms' | 'replyBy' | 'checkIn' | 'checkOut' | 'outcome';

/** What is typed for a move, by names that no other move has. */
export const wordName = (move: MoveName, field: string): string => `${move}.${field}`;

export const wordNames = (move: MoveName): string[] => moveFields[move].map((field) => wordName(move, field));

export function wordsIn({ move, ...fields }: BookingMoveRequest): TypedWords {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [wordName(move, field), text]));
}

interface Asked {
  currentBooking: Pick<Booking, 'state' | 'origin' | 'creator' | 'checkIn' | 'timeZone'> | null;
  by: Role;
}

/** What each move takes, in the order in which it is asked; the moves in the order in which they are offered. */
export const moveFields: Record<MoveName, readonly MoveField[]> = {
  review: [],
  offer: ['hotelName', 'address', 'terms', 'replyBy'],
  accept: [],
  askOtherDates: ['checkIn', 'checkOut'],
  recordOutcome: ['outcome'],
  decline: ['reason'],
  cancel: ['reason'],
};

export const moveNames = Object.keys(moveFields) as MoveName[];

/** Such as would do: whether a move is there at all does not depend on what is said with it. */
const likely: Record<MoveName, BookingMoveRequest> = {
  review: { move: 'review' },
  offer: { move: 'offer', hotelName: '-', address: '-', terms: '-', replyBy: '-' },
  accept: { move: 'accept' },
  askOtherDates: { move: 'askOtherDates', checkIn: '-', checkOut: '-' },
  recordOutcome: { move: 'recordOutcome', outcome: 'stayed' },
  decline: { move: 'decline', reason: '-' },
  cancel: { move: 'cancel', reason: '-' },
};

/** What the chart of a booking allows to somebody; the server asks the same chart. */
export const mayMove = (asked: Asked, name: MoveName): boolean => isAllowed(asked, likely[name]);

function isAllowed({ currentBooking, by }: Asked, request: BookingMoveRequest): boolean {
  if (currentBooking === null) return false;
  const { move, ...said } = request;
  const event = { type: `booking.${move}`, ...said } as BookingMove;
  const { origin, creator } = currentBooking;
  const facts = { by, origin, isCreatorActive: creator.isActive };
  return bookingLifecycle.resolveState({ value: currentBooking.state }).can({ ...event, facts });
}

/** What a move still lacks, by the day that it is where the hotel is: every field is asked for, but for a reason that the chart does without. */
export function moveProblems(asked: Asked, request: BookingMoveRequest, now: number): Problems<MoveField> {
  const { checkIn = '', timeZone = 'UTC' } = asked.currentBooking ?? {};
  const { move: _, ...fields } = request;
  const said: Partial<Record<MoveField, string>> = fields;
  const days: Problems<MoveField> =
    request.move === 'askOtherDates' ? stayDayProblems(request, tomorrowIn(timeZone, now)) : {};
  const problemOf = (field: MoveField): Problem | null => {
    if (days[field]) return days[field];
    if (field === 'replyBy') return replyByProblem(said[field] ?? '', { today: dayIn(timeZone, now), checkIn });
    if (field === 'reason' && isAllowed(asked, request)) return null;
    return said[field]?.trim() === '' ? required : null;
  };
  const found = moveFields[request.move].map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
