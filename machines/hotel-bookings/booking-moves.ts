import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { dayIn, tomorrowIn } from '#rules/booking-days.ts';
import { replyByProblem, stayDayProblems } from '#rules/booking-problems.ts';
import { type Problem, type Problems, required } from '#rules/problems.ts';
import { type BookingMove, bookingLifecycle } from '../lifecycles/booking.machine.ts';
import type { TextDrafts } from '../text-drafts.ts';

export type MoveName = BookingMoveRequest['move'];
export type MoveField = 'reason' | 'hotelName' | 'address' | 'terms' | 'replyBy' | 'checkIn' | 'checkOut' | 'outcome';

/** Fields of different moves share one draft, so the move is part of the name. */
export const draftField = (move: MoveName, field: string): string => `${move}.${field}`;

export const draftFields = (move: MoveName): string[] => moveFields[move].map((field) => draftField(move, field));

export function draftOf({ move, ...fields }: BookingMoveRequest): TextDrafts {
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [draftField(move, field), text]));
}

interface RoleAtBooking {
  currentBooking: Pick<Booking, 'state' | 'origin' | 'creator' | 'checkIn' | 'timeZone'> | null;
  by: Role;
}

/** The fields of each move, and the moves, in the order of the screen. */
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

/** Complete requests: whether a role may make a move does not depend on its fields. */
const sampleRequests: Record<MoveName, BookingMoveRequest> = {
  review: { move: 'review' },
  offer: { move: 'offer', hotelName: '-', address: '-', terms: '-', replyBy: '-' },
  accept: { move: 'accept' },
  askOtherDates: { move: 'askOtherDates', checkIn: '-', checkOut: '-' },
  recordOutcome: { move: 'recordOutcome', outcome: 'stayed' },
  decline: { move: 'decline', reason: '-' },
  cancel: { move: 'cancel', reason: '-' },
};

export const mayMove = (role: RoleAtBooking, name: MoveName): boolean => isAllowed(role, sampleRequests[name]);

function isAllowed({ currentBooking, by }: RoleAtBooking, request: BookingMoveRequest): boolean {
  if (!currentBooking?.state) return false;
  const { move, ...fields } = request;
  const event = { type: `booking.${move}`, ...fields } as BookingMove;
  const { origin, creator } = currentBooking;
  const facts = { by, origin, isCreatorActive: creator.isActive };
  return bookingLifecycle.resolveState({ value: currentBooking.state }).can({ ...event, facts });
}

/** A reason is required only if the lifecycle rejects the move without one. Days count in the zone of the hotel. */
export function moveProblems(role: RoleAtBooking, request: BookingMoveRequest, now: number): Problems<MoveField> {
  const { checkIn = '', timeZone = 'UTC' } = role.currentBooking ?? {};
  const { move: _, ...fields } = request;
  const texts: Partial<Record<MoveField, string>> = fields;
  const days: Problems<MoveField> =
    request.move === 'askOtherDates' ? stayDayProblems(request, tomorrowIn(timeZone, now)) : {};
  const problemOf = (field: MoveField): Problem | null => {
    if (days[field]) return days[field];
    if (field === 'replyBy') return replyByProblem(texts[field] ?? '', { today: dayIn(timeZone, now), checkIn });
    if (field === 'reason' && isAllowed(role, request)) return null;
    return texts[field]?.trim() === '' ? required : null;
  };
  const found = moveFields[request.move].map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
