import type { BlogVisitsReply } from '#contract/visits.ts';
import type { Platform } from '../db/platform.ts';
import type { SignedIn } from '../http/access.ts';
import { Forbidden } from '../lib/errors.ts';
import { utcDay } from '../lib/utc-day.ts';
import { readVisits } from './visits.ts';

const day = 24 * 60 * 60_000;
const daysTold = 30;

/** For the owner of a blog alone: each of the last days, also one on which nobody came. */
export async function readBlogVisits(
  platform: Platform,
  { id, by }: { id: string; by: Pick<SignedIn, 'accountId'> },
): Promise<BlogVisitsReply> {
  if (by.accountId !== id) throw new Forbidden();
  const now = platform.now();
  const days = Array.from({ length: daysTold }, (_, index) => utcDay(now - (daysTold - 1 - index) * day));
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const rows = Map.groupBy(await readVisits(platform, id, { from, to }), (row) => row.day);
  return { days: days.map((each) => dayOf(each, rows.get(each) ?? [])) };
}

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
