import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '#demo/seed-accounts.ts';
import { insertAccount } from '#server/account/accounts.ts';
import { insertEvent } from '#server/hotel-booking/booking.store.ts';
import { isTaken } from '#server/platform/database/is-taken.ts';
import type { Database } from '#server/tables.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let database: Database;
let creatorId: string;
beforeEach(async () => {
  server = await startTestServer();
  database = server.platform.database;
  const person = { name: 'Ada', username: 'ada', email: 'ada@mail.example' };
  const account = accountOf('creator', person, '', server.platform.now());
  creatorId = account.id;
  await insertAccount(database, account);
  await plantBookings(server.platform, [creatorId], 1);
});
afterEach(() => server.stop());

const write = (within: Database, number: number) =>
  insertEvent(within, {
    ...{ bookingId: 'stay-0', number, creatorId, move: 'booking.expire', by: 'system', reason: '', at: 0 },
  });
const written = async (within: Database) =>
  (await within.selectFrom('bookingEvent').select('number').orderBy('number').execute()).map(({ number }) => number);
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (failure: unknown) => failure,
  );

describe('a statement that nobody waits for', () => {
  it('is there for the next one of its transaction, and for all once that is over', async () => {
    const seen = await database.transaction().execute(async (within) => {
      await write(within, 1);
      await write(within, 2);
      return written(within);
    });
    expect(seen).toEqual([1, 2]);
    expect(await written(database)).toEqual([1, 2]);
    await database.transaction().execute((within) => write(within, 3));
    expect(await written(database)).toEqual([1, 2, 3]);
  });

  it('is written at once outside of a transaction', async () => {
    await write(database, 1);
    expect(await written(database)).toEqual([1]);
    expect(await failureOf(write(database, 1))).toSatisfy(isTaken);
  });

  it('fails its transaction, by the end or by the next statement, and by its own name', async () => {
    await write(database, 1);
    const atTheEnd = database.transaction().execute(async (within) => {
      await write(within, 2);
      await write(within, 1);
    });
    expect(await failureOf(atTheEnd)).toSatisfy(isTaken);
    const before = database.transaction().execute(async (within) => {
      await write(within, 2);
      await write(within, 1);
      await written(within);
    });
    expect(await failureOf(before)).toSatisfy(isTaken);
    expect(await written(database)).toEqual([1]);
  });

  it('is gone with a transaction that is given up, and goes into no later one', async () => {
    for (let time = 0; time < 12; time += 1) {
      const givenUp = database.transaction().execute(async (within) => {
        await write(within, 1);
        throw new Error('Given up.');
      });
      await expect(givenUp).rejects.toThrow('Given up.');
      await database.transaction().execute((within) => sql`select 1`.execute(within));
    }
    await database.transaction().execute(async () => {});
    expect(await written(database)).toEqual([]);
  });
});
