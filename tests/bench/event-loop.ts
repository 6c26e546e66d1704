import { sql } from 'kysely';
import { seedCreators } from '#demo/seed-accounts.ts';
import { findAccount } from '#server/accounts/accounts.ts';
import { VisitCounter } from '#server/blog/visit-counter.ts';
import { applyOverdueBookings } from '#server/bookings/apply-overdue.ts';
import { readBookingsOf } from '#server/bookings/bookings-of-creator.ts';
import type { Platform } from '#server/db/platform.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { longestSilence } from '#tests/kit/own-time.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { atMost, type Figure } from './figure.ts';

const creators = 15_000;

/** For how long background work keeps the event loop from everything else, in CPU time of its thread. */
export async function eventLoop(): Promise<Figure[]> {
  const data = dataFolder();
  const platform = await openPlatform(configOf({ DATA_DIR: data.folder }), silentLog);
  const { database, now } = platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: creators, now: now() }));
  const figures: Figure[] = [];
  const measure = async (what: string, work: () => Promise<unknown>) =>
    void figures.push(atMost(what, await longestSilence(work), 50, ' ms', 0));
  await measureLoops(platform, measure);
  await database.destroy();
  data.remove();
  return figures;
}

type Measure = (what: string, work: () => Promise<unknown>) => Promise<void>;

async function measureLoops(platform: Platform, measure: Measure): Promise<void> {
  const { database, now } = platform;
  const ids = (await database.selectFrom('creator').select('accountId').execute()).map(({ accountId }) => accountId);
  const dueAt = now() - 60 * 60_000;
  await plantBookings(platform, ids.slice(0, 100), 1_000, (index) => ({ id: `overdue-${index}`, dueAt }));
  await measure('1,000 overdue bookings are settled', () => applyOverdueBookings(platform));

  const visits = new VisitCounter(platform);
  for (const accountId of ids.slice(0, 1_000))
    visits.note({ accountId, tripId: null, address: '192.0.2.1', agent: 'Mozilla/5.0 Firefox/140.0', referrer: '' });
  await measure('visits of 1,000 blogs are written', () => visits.write());

  const account = await findAccount(database, ids[0] ?? '');
  if (!account) throw new Error('The creator is missing.');
  await plantBookings(platform, [account.id], 1_000);
  await measure('1,000 bookings of a creator are read', () => readBookingsOf(platform, account));

  await sql`insert into "idempotency" ("key", "requestHash", "answer", "createdAt")
    with recursive number (n) as (select 1 union all select n + 1 from number where n < 60000)
    select 'k' || n, 'r', '{}', n from number`.execute(database);
  await measure('60,000 expired rows are deleted', () => runCleanups(platform));
}
