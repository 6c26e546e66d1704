import { randomUUID } from 'node:crypto';
import type { BookingReply } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { noteProblem } from '#rules/booking-problems.ts';
import { requireLiveAccount } from '../accounts/sessions.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields, NotFound } from '../lib/errors.ts';
import { findLatestMail, rewriteMail } from '../mail/outbox.ts';
import { type Booking, bookingsBy } from './booking.lifecycle.ts';
import { insertNote, listNotesTo } from './booking.store.ts';
import { takeNoteToken } from './booking-rate-limits.ts';
import type { Caller } from './caller.ts';
import { creatorOf, hostOf, mailTo, type Reader, staffOf } from './mail-participants.ts';
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

/** Notes written within this time after a mail are collected in the next one. */
const debounceMs = 5 * 60_000;

interface Written {
  by: Role;
  content: string;
}

async function mailNote(unit: Unit, booking: Booking, { by, content }: Written): Promise<void> {
  for (const reader of await readersOf(unit, booking, by)) await mailReader(unit, booking, reader, content);
}

/** A request is between creator and staff, an invitation between creator and host; staff write to both. */
async function readersOf(unit: Unit, booking: Booking, by: Role): Promise<Reader[]> {
  if (by === 'creator') return booking.hostEmail === null ? staffOf(unit) : hostOf(booking);
  return by === 'sponsor' ? creatorOf(booking) : [...creatorOf(booking), ...hostOf(booking)];
}

async function mailReader(unit: Unit, booking: Booking, reader: Reader, content: string): Promise<void> {
  const mailOf = (quote: string) => mailTo(unit, booking, { reader, occasion: 'note', facts: { quote } });
  const mail = mailOf(content);
  const latest = await findLatestMail(unit, mail);
  if (latest === undefined) return unit.queueMail(mail);
  const notes = await listNotesTo(unit.database, booking.id, { role: reader.role, since: latest.createdAt });
  const combined = mailOf(notes.map((note) => note.content).join('\n\n'));
  if (await rewriteMail(unit, latest.id, combined)) return;
  unit.queueMail({ ...mail, leavesAt: Math.max(unit.now, latest.nextAttemptAt + debounceMs) });
}
