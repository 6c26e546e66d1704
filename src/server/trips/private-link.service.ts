import type { PrivateLinkReply } from '#contract/own-trip.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { NotFound, StateConflict } from '../lib/errors.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';
import type { TripRow } from './stored-trip.ts';
import { deletePrivateLink, findPrivateLink, findTripByLink, savePrivateLink } from './trip.store.ts';
import { findOwnTrip } from './trips.ts';

export const privateLinkPath = '/draft';

/** Since when an unpublished trip has a link. The link itself is shown only when it is created: the database has its hash. */
export async function readPrivateLink(database: Database, trip: TripRow): Promise<number | null> {
  const link = isPossible(trip) ? await findPrivateLink(database, trip.id) : undefined;
  return link ? Number(link.createdAt) : null;
}

const maxLinksADay = 50;
const links = { name: 'private_links', max: maxLinksADay, windowMs: dayMs };

export const createPrivateLink = (platform: Platform, accountId: string, tripId: string): Promise<PrivateLinkReply> =>
  inUnitOfWork(platform, async (unit) => {
    await lockAccount(unit, accountId);
    const { database, now, publicUrl } = unit;
    const trip = await readOwn(database, accountId, tripId);
    if (!isPossible(trip)) throw new StateConflict();
    await takeToken(unit, { ...links, subject: accountId }, tooMany);
    const token = newToken();
    await savePrivateLink(database, { tripId, tokenHash: hashOf(token), createdAt: now });
    return { since: now, address: `${publicUrl}${privateLinkPath}/${token}` };
  });

export const withdrawPrivateLink = (platform: Platform, accountId: string, tripId: string): Promise<PrivateLinkReply> =>
  inUnitOfWork(platform, async ({ database }) => {
    await readOwn(database, accountId, tripId);
    await deletePrivateLink(database, tripId);
    return { since: null, address: null };
  });

/** An unpublished trip, or the published one to which its link redirects. */
export async function findSharedTrip(
  { database }: Platform,
  token: string,
): Promise<{ trip: TripRow; isPublished: boolean } | null> {
  const trip = await findTripByLink(database, hashOf(token));
  if (!trip || trip.state === 'archived') return null;
  return { trip, isPublished: !isPossible(trip) };
}

const hashOf = (token: string): string => hashToken('private link', token);

const isPossible = ({ state }: TripRow): boolean => state === 'draft' || state === 'unpublished';

async function readOwn(database: Database, accountId: string, tripId: string): Promise<TripRow> {
  const trip = await findOwnTrip(database, accountId, tripId);
  if (!trip) throw new NotFound();
  return trip;
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: `You have created ${maxLinksADay} private links today. Please try again tomorrow.`,
    tr: `Bugün ${maxLinksADay} özel bağlantı oluşturdunuz. Lütfen yarın yeniden deneyin.`,
  },
} as const;
