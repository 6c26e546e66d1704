import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '#server/account/accounts.ts';
import { seedCreators } from '#server/demo/seed-accounts.ts';
import { projectOlderEntries } from '#server/discovery/project-older-entries.ts';
import { settleDueBookings } from '#server/hotel-booking/settle-due.ts';
import { readStaysOf } from '#server/hotel-booking/stays-of-creator.ts';
import { Visits } from '#server/visits/visits.ts';
import { countWaiting, plantBookings } from '#tests/kit/due-bookings.ts';
import { longestSilence } from '#tests/kit/own-time.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

/** A request that comes meanwhile waits for so long at most, in milliseconds. */
const longest = 50;

/** The least of three, where one is too long: what else this thread does, as with its garbage, is no fault of the work. */
async function leastSilence(work: () => Promise<unknown>, prepare: (round: number) => Promise<unknown>) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least >= longest; round += 1) {
    await prepare(round);
    least = Math.min(least, await longestSilence(work));
  }
  return least;
}

let server: TestServer;
let creators: string[];
beforeEach(async () => {
  server = await startTestServer();
  const { database } = server.platform;
  const wish = { seed: 5, first: 1, count: 2_000, now: server.clock.now };
  await database.transaction().execute((transaction) => seedCreators(transaction, wish));
  creators = (await database.selectFrom('creator').select('accountId').execute()).map(({ accountId }) => accountId);
});
afterEach(() => server.stop());

describe('whoever comes while much is worked through in the background', () => {
  it('is answered between, where entries of the directory are written anew', async () => {
    const makeOlder = () => server.platform.database.updateTable('directoryEntry').set({ shape: 0 }).execute();
    expect(await leastSilence(() => projectOlderEntries(server.platform), makeOlder)).toBeLessThan(longest);
  });

  it('is answered between, where stays are settled', async () => {
    const { platform } = server;
    const dueAt = platform.now() - 60 * 60_000;
    const plant = (round: number) =>
      plantBookings(platform, creators.slice(0, 100), 1_000, (index) => ({
        id: `stay-${round}-${index}`,
        dueAt,
        state: index % 3 === 0 ? 'CONFIRMED' : 'REQUESTED',
      }));
    expect(await leastSilence(() => settleDueBookings(platform), plant)).toBeLessThan(longest);
    expect(await countWaiting(platform)).toBe(0);
  });

  it('is answered between, where visits are written', async () => {
    let visits = new Visits(server.platform);
    const visitAll = async () => {
      await server.platform.database.deleteFrom('blogVisit').execute();
      visits = new Visits(server.platform);
      for (const accountId of creators.slice(0, 1_000))
        visits.note({ accountId, address: '192.0.2.1', agent: 'Mozilla/5.0 Firefox/140.0', referrer: '' });
    };
    expect(await leastSilence(() => visits.write(), visitAll)).toBeLessThan(longest);
  });

  it('is answered between, where somebody downloads many stays', async () => {
    const [id = ''] = creators;
    await plantBookings(server.platform, [id], 1_000);
    const account = await findAccount(server.platform.database, id);
    if (!account) throw new Error('Nobody is there.');
    const asIs = async () => {};
    expect(await leastSilence(() => readStaysOf(server.platform, account), asIs)).toBeLessThan(longest);
  });
});

it.runIf(process.env.VAYA_TEST_DATABASE === 'sqlite')(
  'whoever asks the database first is answered first, also where it takes many turns',
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
