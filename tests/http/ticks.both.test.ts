import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastReady, noteReady } from '#server/installation/readiness.ts';
import { ticksOf } from '#server/platform/database/ticks.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const isPostgres = process.env.VAYA_TEST_DATABASE === 'postgres';

/** The databases of tests run on this machine, and have its time. */
const error = (time: number): number => Math.abs(time - Date.now());

describe('the time of a database', () => {
  it('is what its clock says', async () => {
    const { database, config } = server.platform;
    const ticks = await ticksOf(database, config.database, 1);
    await eventually(() => expect(error(ticks.time())).toBeLessThan(100));
    const before = ticks.elapsed();
    await wait(20);
    expect(ticks.elapsed() - before).toBeGreaterThan(15);
  });

  it.runIf(isPostgres)('is not taken from an answer that came late', async () => {
    const { database, config } = server.platform;
    const ticks = await ticksOf(database, config.database, 600);
    await eventually(() => expect(error(ticks.time())).toBeLessThan(100));
    await wait(650);
    const sleeping = Array.from({ length: 10 }, () => sql`select pg_sleep(1.5)`.execute(database));
    ticks.time();
    await Promise.all(sleeping);
    await sql`select 1`.execute(database);
    expect(error(ticks.time())).toBeLessThan(750);
  });

  it.runIf(isPostgres)('is asked for once more where the first answer came late', async () => {
    const { database, config } = server.platform;
    const sleeping = Array.from({ length: 10 }, () => sql`select pg_sleep(1.5)`.execute(database));
    const ticks = await ticksOf(database, config.database);
    expect(error(ticks.time())).toBeLessThan(750);
    await Promise.all(sleeping);
  });
});

describe('the moment at which the next process begins', () => {
  const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];

  it.each([
    ['one that was an hour ahead', hour, hour],
    ['one that was wrong altogether', 3 * day, 0],
    ['one that was behind', -hour, 0],
  ])('after %s, and was put right', async (_, shift, expected) => {
    const { database, now } = server.platform;
    await noteReady(database, now() + shift);
    expect(Number(await lastReady(database))).toBe(now() + shift);
    await noteReady(database, now());
    expect(Number(await lastReady(database)) - now()).toBe(expected);
  });
});
