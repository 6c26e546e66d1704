import type { BlogVisitsReply } from '#contract/visits.ts';
import type { Platform } from '../db/platform.ts';
import type { SignedIn } from '../http/access.ts';
import { Forbidden } from '../lib/errors.ts';
import { utcDay } from '../lib/time.ts';
import { listVisits } from './visits.store.ts';

const dayMs = 24 * 60 * 60_000;
const reportedDays = 30;

/** Includes days without visits. */
export async function readBlogVisits(
  platform: Platform,
  { id, by }: { id: string; by: Pick<SignedIn, 'accountId'> },
): Promise<BlogVisitsReply> {
  if (by.accountId !== id) throw new Forbidden();
  const now = platform.now();
  const days = Array.from({ length: reportedDays }, (_, index) => utcDay(now - (reportedDays - 1 - index) * dayMs));
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const rows = Map.groupBy(await readVisits(platform, id, { from, to }), (row) => row.day);
  return { days: days.map((each) => dayOf(each, rows.get(each) ?? [])) };
}

export const readVisits = (
  { database }: Pick<Platform, 'database'>,
  accountId: string,
  { from, to }: { from: string; to: string },
) => listVisits(database, accountId, from, to);

interface Counted {
  host: string;
  views: number;
  visitors: number;
}

const dayOf = (day: string, rows: readonly Counted[]) => ({
  day,
  views: sumOf(rows.map(({ views }) => views)),
  visitors: sumOf(rows.map(({ visitors }) => visitors)),
  hosts: rows.map(({ host, views, visitors }) => ({ host, views, visitors })),
});

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);
