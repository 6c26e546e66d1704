import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { findAccount } from '#server/accounts/accounts.ts';
import { VisitCounter } from '#server/blog/visits.service.ts';
import { applyOverdueBookings } from '#server/bookings/booking.feature.ts';
import { readBookingsOf } from '#server/bookings/bookings-of-creator.ts';
import { answeredDuring } from '#tests/kit/answered-during.ts';
import { countWaiting, plantBookings } from '#tests/kit/due-bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let creators: string[];
beforeAll(async () => {
  const count = 2_000;
  server = await startTestServer({}, {}, (database) =>
    database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count, now: Date.now() })),
  );
  const { database } = server.platform;
  creators = (await database.selectFrom('creator').select('accountId').execute()).map(({ accountId }) => accountId);
});
afterAll(() => server.stop());

const answered = (work: () => Promise<unknown>) => answeredDuring(server.url, work);

describe('calls are answered while the background work', () => {
  it('settles overdue bookings', async () => {
    const { platform } = server;
    const dueAt = platform.now() - 60 * 60_000;
    await plantBookings(platform, creators.slice(0, 100), 500, (index) => ({
      id: `overdue-${index}`,
      dueAt,
      state: index % 3 === 0 ? 'CONFIRMED' : 'REQUESTED',
    }));
    expect(await answered(() => applyOverdueBookings(platform))).toBeGreaterThan(0);
    expect(await countWaiting(platform)).toBe(0);
  });

  it('writes visits', async () => {
    const visits = new VisitCounter(server.platform);
    for (const accountId of creators.slice(0, 1_000))
      visits.note({ accountId, tripId: null, address: '192.0.2.1', agent: 'Mozilla/5.0 Firefox/140.0', referrer: '' });
    expect(await answered(() => visits.write())).toBeGreaterThan(0);
  });

  it('reads the bookings of a creator who downloads them', async () => {
    const [id = ''] = creators;
    await plantBookings(server.platform, [id], 4_000, () => ({ id: randomUUID() }));
    const account = await findAccount(server.platform.database, id);
    if (!account) throw new Error('The creator is missing.');
    expect(await answered(() => readBookingsOf(server.platform, account))).toBeGreaterThan(0);
  });
});

it.runIf(process.env.VAYA_TEST_DATABASE === 'sqlite')(
  'queries on SQLite are answered in their order, even where they take many turns of the event loop',
  async () => {
    const { database } = server.platform;
    const slow = sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < 20000)
    select max(n) from number`;
    const answered: number[] = [];
    const ask = async (place: number) => {
      await (place % 3 === 0 ? database.transaction().execute((unit) => slow.execute(unit)) : slow.execute(database));
      answered.push(place);
    };
    const places = Array.from({ length: 40 }, (_, place) => place);
    await Promise.all(places.map(ask));
    expect(answered).toEqual(places);
  },
);
