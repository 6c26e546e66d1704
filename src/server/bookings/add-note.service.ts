import { randomUUID } from 'node:crypto';
import type { BookingReply } from '#contract/hotel-booking.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import { requireLiveAccount } from '../accounts/require-live-account.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields, NotFound } from '../lib/errors.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { insertNote } from './booking.store.ts';
import { takeNoteToken } from './booking-rate-limits.ts';
import type { Caller } from './caller.ts';
import { mailNote } from './mail-note.ts';
import { findBookingFor, readBooking } from './read-bookings.service.ts';

/** Adds a note to a booking in any state and mails the other participants. */
export async function addNote(
  platform: Platform,
  caller: Caller,
  id: string,
  { content, by }: { content: string; by: Actor },
): Promise<BookingReply> {
  const problem = noteProblem(content);
  if (problem) throw new InvalidFields({ content: problem });
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['addNote', id, content], () => write(unit, caller, id, content.trim())),
  );
  return readBooking(platform, caller, id);
}

async function write(unit: Unit, caller: Caller, id: string, content: string): Promise<void> {
  await requireLiveAccount(unit, caller);
  await findBookingFor(unit, caller, id);
  const booking = await bookingsBy(caller.role).load(unit, id);
  if (!booking) throw new NotFound();
  await takeNoteToken(unit, caller, id);
  await insertNote(unit.database, {
    id: randomUUID(),
    bookingId: id,
    creatorId: booking.creatorId,
    by: caller.role,
    author: caller.name,
    content,
    createdAt: unit.now,
  });
  await mailNote(unit, booking, { by: caller.role, content });
}
