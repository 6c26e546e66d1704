import { randomUUID } from 'node:crypto';
import type { Booking } from '#contract/hotel-booking.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import { requireLiveAccount } from '../accounts/require-live-account.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields, NotFound } from '../lib/errors.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { insertNote } from './booking.store.ts';
import { mailNote } from './mail-note.ts';
import type { Party } from './party.ts';
import { findTheirs, readBooking } from './read-bookings.service.ts';
import { countNote } from './stay-allowances.ts';

/** Writes a note into the thread of a stay and tells the others, whatever state it is in. */
export async function addNote(
  platform: Platform,
  party: Party,
  id: string,
  { content, by }: { content: string; by: Actor },
): Promise<Booking> {
  const problem = noteProblem(content);
  if (problem) throw new InvalidFields({ content: problem });
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['addNote', id, content], () => write(unit, party, id, content.trim())),
  );
  return readBooking(platform, party, id);
}

async function write(unit: Unit, party: Party, id: string, content: string): Promise<void> {
  await requireLiveAccount(unit, party);
  await findTheirs(unit, party, id);
  const booking = await bookingsBy(party.role).load(unit, id);
  if (!booking) throw new NotFound();
  await countNote(unit, party, id);
  await insertNote(unit.database, {
    id: randomUUID(),
    bookingId: id,
    creatorId: booking.creatorId,
    by: party.role,
    author: party.name,
    content,
    createdAt: unit.now,
  });
  await mailNote(unit, booking, { by: party.role, content });
}
