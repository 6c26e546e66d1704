import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directorySorts } from '#contract/trip-types.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { noWish } from '#rules/directory.ts';
import { backUp, restore } from '#server/backup/backup.service.ts';
import { openDirectory, openKeptDirectory } from '#server/discovery/directory.ts';
import { takeVersion } from '#server/discovery/directory-version.ts';
import type { Platform } from '#server/platform/platform.ts';
import { secretsFrom } from '#server/platform/secrets.ts';
import type { Database } from '#server/tables.ts';
import { openTestPlatform } from '#tests/kit/server.ts';

/** Nobody serves it: a server would write its own index into the same file while a test does. */
let held: Awaited<ReturnType<typeof openTestPlatform>>;
let platform: Platform;
let file: string;
let said: string[];
const count = 600;

beforeEach(async () => {
  held = await openTestPlatform({}, seed);
  platform = held.platform;
  file = join(platform.config.dataDir, 'directory.index');
  said = [];
  const note = (_: object, message: string) => void said.push(message);
  platform.log = { info: note, warn: note, error: note };
});
afterEach(() => held.close());

const seedAs = (seeds: number) => (database: Database) =>
  database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: seeds, first: 1, count, now: 1_800_000_000_000 }));
const seed = seedAs(5);

/** What a process finds that starts now and ends in good order. */
async function startAndEnd(of: Platform = platform): Promise<number> {
  const directory = openKeptDirectory(of);
  const found = (await directory.current()).index.count(noWish);
  await directory.close();
  return found;
}

const firstEntry = async ({ database }: Platform = platform) => {
  const entries = database.selectFrom('directoryEntry').select('accountId').orderBy('version').orderBy('accountId');
  return (await entries.executeTakeFirstOrThrow()).accountId;
};
const firstListed = async () => {
  const entries = platform.database.selectFrom('directoryEntry').select('accountId').where('isListed', '=', 1);
  return (await entries.orderBy('version').orderBy('accountId').executeTakeFirstOrThrow()).accountId;
};
const lastEntry = async () => {
  const entries = platform.database.selectFrom('directoryEntry').select('accountId');
  return (await entries.orderBy('version', 'desc').orderBy('accountId', 'desc').executeTakeFirstOrThrow()).accountId;
};

/** Behind everybody's back, so that only who reads all entries anew sees it. */
const hide = (accountId: string, { database }: Platform = platform) =>
  database.updateTable('directoryEntry').set({ isListed: 0 }).where('accountId', '=', accountId).execute();

const takeOff = async (accountId: string) => {
  const { database } = platform;
  const version = await takeVersion(database);
  await database
    .updateTable('directoryEntry')
    .set({ isListed: 0, version })
    .where('accountId', '=', accountId)
    .execute();
};

const flip = (at: (length: number) => number) => {
  const bytes = readFileSync(file);
  const place = at(bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ 4;
  writeFileSync(file, bytes);
};

describe('the index of the directory on the disk', () => {
  it('is where the next process begins', async () => {
    expect(await startAndEnd()).toBe(count);
    await hide(await firstEntry());
    expect(await startAndEnd()).toBe(count);
    expect(said).toEqual([]);
  });

  it('that is older than twenty days is not used: whoever was erased since is in no version', async () => {
    expect(await startAndEnd()).toBe(count);
    await hide(await firstEntry());
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    utimesSync(file, daysAgo(19), daysAgo(19));
    expect(await startAndEnd()).toBe(count);
    utimesSync(file, daysAgo(21), daysAgo(21));
    expect(await startAndEnd()).toBe(count - 1);
    expect(said).toEqual([]);
  });

  it('is brought up to what was changed since, by any process', async () => {
    await startAndEnd();
    for (const accountId of [await firstEntry(), await lastEntry()]) await takeOff(accountId);
    expect(await startAndEnd()).toBe(count - 2);
    expect(await startAndEnd()).toBe(count - 2);
    expect(said).toEqual([]);
  });

  it('gives every page as an index that was read anew', async () => {
    await startAndEnd();
    const [kept, read] = [openKeptDirectory(platform), openDirectory(platform)];
    const [{ index: one }, { index: other }] = [await kept.current(), await read.current()];
    for (const sort of directorySorts)
      for (const wish of [noWish, { ...noWish, search: 'ela' }, { ...noWish, tripType: ['GUIDED_TOUR'] }])
        for (const offset of [0, 200, 590])
          expect(one.page(wish, { sort, offset, limit: 50 })).toEqual(other.page(wish, { sort, offset, limit: 50 }));
    expect(one.tripTypes).toEqual(other.tripTypes);
    await kept.close();
  });

  it('is written while the process runs, once it was made', async () => {
    const directory = openKeptDirectory(platform);
    await directory.current();
    await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true);
    await directory.close();
  });

  it.each([
    ['has a bit turned in its head', () => flip(() => 2)],
    ['has a bit turned near its beginning', () => flip(() => 40)],
    ['has a bit turned in the middle', () => flip((length) => length >>> 1)],
    ['has a bit turned in its seal', () => flip((length) => length - 3)],
    ['was cut short', () => writeFileSync(file, readFileSync(file).subarray(0, -1_000))],
    ['was cut to nothing', () => writeFileSync(file, '')],
    ['was made longer', () => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(8)]))],
    ['is something else', () => writeFileSync(file, randomBytes(100_000))],
    [
      'is of an older format',
      () => writeFileSync(file, Buffer.from(readFileSync(file).toString('latin1').replace(/\d+/, '0'), 'latin1')),
    ],
  ])('that %s is not used, and replaced', async (_, harm) => {
    await startAndEnd();
    await hide(await firstEntry());
    harm();
    expect(await startAndEnd()).toBe(count - 1);
    expect(said).toEqual(['the index of the directory on the disk is not used']);
    await hide(await firstListed());
    expect(await startAndEnd()).toBe(count - 1);
  });

  it('that was written under another key is not used', async () => {
    await startAndEnd({ ...platform, secrets: secretsFrom([{ id: 'k1', bytes: randomBytes(32) }]) });
    await hide(await firstEntry());
    expect(await startAndEnd()).toBe(count - 1);
    expect(said).toEqual(['the index of the directory on the disk is not used']);
  });

  it('that is of another database under the same key is not used, though its versions are alike', async () => {
    const other = await openTestPlatform();
    await seedAs(6)(other.platform.database);
    await startAndEnd({ ...other.platform, secrets: platform.secrets });
    copyFileSync(join(other.platform.config.dataDir, 'directory.index'), file);
    await other.close();
    await hide(await firstEntry());
    expect(await startAndEnd()).toBe(count - 1);
    expect(said).toEqual(['the index on the disk is of another database, and not used']);
  });

  it('that is of before a restore is not used', async () => {
    const backup = join(platform.config.dataDir, 'all.backup');
    await backUp(platform, backup);
    await takeOff(await firstEntry());
    await startAndEnd();
    await restore(platform, backup, true);
    expect(await startAndEnd()).toBe(count);
    expect(said).toEqual(['the index on the disk is of another database, and not used']);
  });

  it('that knows a change which the database lost is not used, though the database has gone on since', async () => {
    const { database } = platform;
    const [first, last] = [await firstEntry(), await lastEntry()];
    const before = await database.selectFrom('directoryHead').selectAll().executeTakeFirstOrThrow();
    const row = database.selectFrom('directoryEntry').selectAll().where('accountId', '=', last);
    const { version } = await row.executeTakeFirstOrThrow();
    await takeOff(last);
    await startAndEnd();
    await database.updateTable('directoryEntry').set({ isListed: 1, version }).where('accountId', '=', last).execute();
    await database.updateTable('directoryHead').set(before).execute();
    for (let change = 0; change < 3; change += 1) await takeOff(first);
    expect(await startAndEnd()).toBe(count - 1);
    expect(said).toEqual(['the index on the disk is of another database, and not used']);
  });
});
