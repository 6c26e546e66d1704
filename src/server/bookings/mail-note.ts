import type { Role } from '#contract/session.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { findLatestMail, rewriteMail } from '../mail/outbox.ts';
import type { Booking } from './booking.lifecycle.ts';
import { listNotesTo } from './booking.store.ts';
import { creatorOf, hostOf, mailTo, type Reader, staffOf } from './mail-participants.ts';

/** Notes written within this time after a mail are collected in the next one. */
const debounceMs = 5 * 60_000;

interface Written {
  by: Role;
  content: string;
}

export async function mailNote(unit: Unit, booking: Booking, { by, content }: Written): Promise<void> {
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
