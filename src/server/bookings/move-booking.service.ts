import type { BookingMoveRequest, BookingReply } from '#contract/hotel-booking.ts';
import { stateAt } from '#machines/lifecycles/booking.view.ts';
import { dayIn, tomorrowIn } from '#rules/booking-days.ts';
import { replyByProblem, stayDayProblems } from '#rules/booking-problems.ts';
import { type Problems, required } from '#rules/problems.ts';
import { requireLiveAccount } from '../accounts/sessions.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { bookingsBy, type Move } from './booking.lifecycle.ts';
import type { Caller } from './caller.ts';
import { findBookingFor, readBooking } from './read-bookings.service.ts';

export async function moveBooking(
  platform: Platform,
  caller: Caller,
  id: string,
  { request, by }: { request: BookingMoveRequest; by: Actor },
): Promise<BookingReply> {
  const { role } = caller;
  await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveBooking', id, request], async () => {
        await requireLiveAccount(unit, caller);
        refuseProblems(request, await findBookingFor(unit, caller, id), unit.now);
        await advance(unit, bookingsBy(role), id, moveIn(request));
      }),
    role === 'staff' ? by.username : null,
  );
  return readBooking(platform, caller, id);
}

function moveIn(request: BookingMoveRequest): Move {
  switch (request.move) {
    case 'offer': {
      const { move: _, ...offered } = request;
      return { type: 'booking.offer', ...offered };
    }
    case 'decline':
    case 'cancel':
      return { type: `booking.${request.move}`, reason: request.reason };
    case 'askOtherDates':
      return { type: 'booking.askOtherDates', checkIn: request.checkIn, checkOut: request.checkOut };
    case 'recordOutcome':
      return { type: 'booking.recordOutcome', outcome: request.outcome };
    case 'review':
    case 'accept':
      return { type: `booking.${request.move}` };
  }
}

function refuseProblems(request: BookingMoveRequest, booking: BookingTable, now: number): void {
  const problems = problemsOf(request, booking, now);
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}

function problemsOf(request: BookingMoveRequest, booking: BookingTable, now: number): Problems {
  const { timeZone, checkIn } = booking;
  const isConfirmed = stateAt(booking, now) === 'CONFIRMED';
  if (request.move === 'decline' || (request.move === 'cancel' && isConfirmed))
    return request.reason === '' ? { reason: required } : {};
  if (request.move === 'askOtherDates') return stayDayProblems(request, tomorrowIn(timeZone, now));
  if (request.move !== 'offer') return {};
  const replyBy = replyByProblem(request.replyBy, { today: dayIn(timeZone, now), checkIn });
  return replyBy === null ? {} : { replyBy };
}
