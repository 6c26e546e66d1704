import { type BlogVisitsReply, maxVisitedRows } from '#contract/visits.ts';
import type { Platform } from '../db/platform.ts';
import type { SignedIn } from '../http/access.ts';
import { Forbidden } from '../lib/errors.ts';
import { utcDay } from '../lib/time.ts';
import { countFollowers, listTripVisits, listVisits } from './visits.store.ts';

const dayMs = 24 * 60 * 60_000;
const reportedDays = 30;
const always = { from: '0000', to: '9999' };

/** Includes days without visits. */
export async function readBlogVisits(
  { database, now }: Platform,
  { id, by }: { id: string; by: Pick<SignedIn, 'accountId'> },
): Promise<BlogVisitsReply> {
  if (by.accountId !== id) throw new Forbidden();
  const days = Array.from({ length: reportedDays }, (_, index) => utcDay(now() - (reportedDays - 1 - index) * dayMs));
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const rows = await listVisits(database, id, period);
  const [ofDay, ofHost] = [Map.groupBy(rows, ({ day }) => day), Map.groupBy(rows, ({ host }) => host)];
  const hosts = [...ofHost].map(([host, counts]) => ({ host, ...sumOf(counts) }));
  const trips = await listTripVisits(database, id, period);
  return {
    days: days.map((day) => ({ day, ...sumOf(ofDay.get(day) ?? []) })),
    hosts: hosts.toSorted((one, other) => other.views - one.views).slice(0, maxVisitedRows),
    trips: trips.slice(0, maxVisitedRows),
    followers: await countFollowers(database, id),
  };
}

interface Counted {
  views: number;
  visitors: number;
}

const sumOf = (counts: readonly Counted[]): Counted => ({
  views: counts.reduce((sum, { views }) => sum + views, 0),
  visitors: counts.reduce((sum, { visitors }) => sum + visitors, 0),
});

export const readAllVisits = async ({ database }: Pick<Platform, 'database'>, accountId: string) => ({
  days: await listVisits(database, accountId, always),
  trips: await listTripVisits(database, accountId, always),
  followers: await countFollowers(database, accountId),
});
