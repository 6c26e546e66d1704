import { randomUUID } from 'node:crypto';
import type { BookingMoveRequest, BookingReply } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import type { Role } from '#contract/roles.ts';
import { stateAt } from '#machines/lifecycles/booking.view.ts';
import { dayIn, tomorrowIn } from '#rules/booking-days.ts';
import { noteProblem, replyByProblem, stayDayProblems } from '#rules/booking-problems.ts';
import { type Problems, required } from '#rules/problems.ts';
import { requireLiveAccount } from '../accounts/sessions.ts';
import { advance, advanceIfPossible } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { asActor, inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields, NotFound } from '../lib/errors.ts';
import { findLatestMail, rewriteMail } from '../mail/outbox.ts';
import { type Booking, bookingsBy, type Move } from './booking.lifecycle.ts';
import { creatorOf, hostOf, mailSponsor, mailTo, type Reader, staffOf } from './booking.mails.ts';
import { insertNote, listNotesTo } from './booking.store.ts';
import { listOpenBookings, listOpenInvitations } from './booking-list.store.ts';
import { takeNoteToken } from './booking-rate-limits.ts';
import { type Caller, findBookingFor, readBooking } from './read-bookings.service.ts';

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
    doOnce(unit, by, ['addNote', id, content], () => writeNote(unit, caller, id, content.trim())),
  );
  return readBooking(platform, caller, id);
}

async function writeNote(unit: Unit, caller: Caller, id: string, content: string): Promise<void> {
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

/** Cancels the open bookings of a closed account and declines its invitations; hosts and staff get a mail. */
export async function cancelBookingsOf(unit: Unit, creatorId: string, language: Language): Promise<void> {
  const reason = closedReason[language];
  for (const { id, state } of await listOpenBookings(unit.database, creatorId)) {
    const type = state === 'INVITED' ? 'booking.decline' : 'booking.cancel';
    await asActor(unit, null, () => advanceIfPossible(unit, bookingsBy('creator'), id, { type, reason }));
  }
}

/** Withdraws the open invitations of a suspended sponsor, who gets a mail too. Confirmed bookings remain. */
export async function withdrawInvitationsOf(unit: Unit, sponsorId: string): Promise<void> {
  for (const { id, language } of await listOpenInvitations(unit.database, sponsorId)) {
    const reason = suspendedReason[language ?? 'en'];
    const move = { type: 'booking.cancel', reason } as const;
    const withdrawn = await asActor(unit, null, () => advanceIfPossible(unit, bookingsBy('sponsor'), id, move));
    if (withdrawn) mailSponsor(unit, withdrawn, 'cancelled');
  }
}

const suspendedReason = { en: 'The account of the host was suspended.', tr: 'Ev sahibinin hesabı askıya alındı.' };
const closedReason = { en: 'The account was closed.', tr: 'Hesap kapatıldı.' };
