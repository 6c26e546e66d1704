import type { CalendarReply } from '#contract/calendar.ts';
import type { ReauthenticationRequest } from '#contract/session.ts';
import { deleteCalendarAddress, lockAccount } from '../accounts/accounts.ts';
import { lockUnchanged, reauthenticate } from '../accounts/passwords.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { NotFound } from '../lib/errors.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';
import { calendarAddressMadeMail } from './calendar.mails.ts';
import { findCalendarAddress, findCalendarOwner, saveCalendarAddress } from './calendar.store.ts';
import { calendarEvents, calendarFile } from './calendar-events.ts';

/** The address itself is shown only when it is created: the database has its hash. */
export async function readCalendar({ database }: Platform, accountId: string): Promise<CalendarReply> {
  const known = await findCalendarAddress(database, accountId);
  return { since: known ? Number(known.createdAt) : null, address: null };
}

const maxAddressesADay = 10;
const addresses = { name: 'calendar_addresses', max: maxAddressesADay, windowMs: dayMs };

/** Replaces the address after re-authentication and mails the owner. */
export async function makeCalendarAddress(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: ReauthenticationRequest,
): Promise<CalendarReply> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  return inUnitOfWork(platform, async (unit) => {
    const { id: accountId, email, language } = await lockUnchanged(unit, account);
    await takeToken(unit, { ...addresses, subject: accountId }, tooMany);
    const { database, now, publicUrl } = unit;
    const token = newToken();
    await saveCalendarAddress(database, { accountId, tokenHash: hashToken('calendar', token), createdAt: now });
    unit.queueMail({ to: email, language, ...calendarAddressMadeMail(publicUrl, language) });
    return { since: now, address: `${publicUrl}/calendar/${token}.ics` };
  });
}

export function revokeCalendarAddress(platform: Platform, accountId: string): Promise<CalendarReply> {
  return inUnitOfWork(platform, async (unit) => {
    await lockAccount(unit, accountId);
    await deleteCalendarAddress(unit.database, accountId);
    return { since: null, address: null };
  });
}

export async function readCalendarFile(platform: Platform, token: string): Promise<string> {
  const { database, config } = platform;
  const owner = await findCalendarOwner(database, hashToken('calendar', token));
  if (!owner) throw new NotFound();
  return calendarFile(`Vaya · ${owner.username}`, await calendarEvents(platform, owner), config.publicUrl);
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: `You have created ${maxAddressesADay} addresses today. Please try again tomorrow.`,
    tr: `Bugün ${maxAddressesADay} adres oluşturdunuz. Lütfen yarın yeniden deneyin.`,
  },
} as const;
