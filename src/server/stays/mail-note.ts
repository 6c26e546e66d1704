import type { Role } from '#contract/session.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { findLatestMail, rewriteMail } from '../mail/outbox.ts';
import type { Booking } from './booking.lifecycle.ts';
import { listNotesTo } from './booking.store.ts';
import { creatorOf, hostOf, mailTo, type Reader, staffOf } from './mail-parties.ts';

/** So soon after a mail about the notes of a stay its reader has no other: what is written meanwhile is in one mail. */
const pause = 5 * 60_000;

interface Written {
  by: Role;
  content: string;
}

/** Tells the others of a note that was just written. */
export async function mailNote(unit: Unit, booking: Booking, { by, content }: Written): Promise<void> {
  for (const reader of await readersOf(unit, booking, by)) await tell(unit, booking, reader, content);
}

/** A request is between a creator and staff, an invitation between a creator and a host. */
async function readersOf(unit: Unit, booking: Booking, by: Role): Promise<Reader[]> {
  if (by === 'creator') return booking.hostEmail === null ? staffOf(unit) : hostOf(booking);
  return by === 'sponsor' ? creatorOf(booking) : [...creatorOf(booking), ...hostOf(booking)];
}

async function tell(unit: Unit, booking: Booking, reader: Reader, content: string): Promise<void> {
  const mailOf = (quote: string) => mailTo(unit, booking, { reader, occasion: 'note', said: { quote } });
  const mail = mailOf(content);
  const latest = await findLatestMail(unit, mail);
  if (latest === undefined) return unit.queueMail(mail);
  const all = await listNotesTo(unit.database, booking.id, { role: reader.role, since: latest.createdAt });
  const whole = mailOf(all.map((note) => note.content).join('\n\n'));
  if (await rewriteMail(unit, latest.id, whole)) return;
  unit.queueMail({ ...mail, leavesAt: Math.max(unit.now, latest.nextAttemptAt + pause) });
}
