import { randomBytes } from 'node:crypto';
import type { CalendarReply } from '#contract/calendar.ts';
import { lockAccount } from '../account/accounts.ts';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import {
  deleteCalendarAddress,
  findCalendarAddress,
  findCalendarOwner,
  saveCalendarAddress,
} from './calendar.store.ts';
import { calendarEvents } from './calendar-events.ts';
import { calendarFile } from './calendar-file.ts';

/** Whether a creator has an address for their calendar; which one it is nobody knows but who was told. */
export async function readCalendar({ database }: Platform, accountId: string): Promise<CalendarReply> {
  const known = await findCalendarAddress(database, accountId);
  return { since: known ? Number(known.createdAt) : null, address: null };
}

/** Makes an address in the place of the last one, or takes it back. */
export function changeCalendar(platform: Platform, accountId: string, move: 'make' | 'revoke'): Promise<CalendarReply> {
  return inUnitOfWork(platform, async (unit) => {
    await lockAccount(unit, accountId);
    const { database, secrets, now, publicUrl } = unit;
    if (move === 'revoke') {
      await deleteCalendarAddress(database, accountId);
      return { since: null, address: null };
    }
    const token = randomBytes(32).toString('base64url');
    await saveCalendarAddress(database, { accountId, tokenHash: secrets.hash('calendar', token), createdAt: now });
    return { since: now, address: `${publicUrl}/calendar/${token}.ics` };
  });
}

/** The calendar behind an address. */
export async function readCalendarFile(platform: Platform, token: string): Promise<string> {
  const { database, secrets, config } = platform;
  const owner = await findCalendarOwner(database, secrets.hash('calendar', token));
  if (!owner) throw new NotFound();
  return calendarFile(`Vaya · ${owner.username}`, await calendarEvents(platform, owner), config.publicUrl);
}
