import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directorySorts } from '#contract/trip-types.ts';
import { noWish } from '#rules/directory.ts';
import { buildApp } from '#server/app.ts';
import { backUp, restore } from '#server/backup/backup.service.ts';
import { seedCreators } from '#server/demo/seed-accounts.ts';
import { directoryOf, openDirectory, openKeptDirectory } from '#server/discovery/directory.ts';
import { takeVersion } from '#server/discovery/directory-version.ts';
import { sweepOut } from '#server/sweep-out.ts';
import type { Beginning } from '#tests/kit/beginnings.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { longestSilence } from '#tests/kit/own-time.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
const count = 3_000;

const seeded: Beginning = (database) =>
  database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count, now: Date.now() }));

beforeEach(async () => {
  server = await startTestServer({}, {}, seeded);
});
afterEach(() => server.stop());

/** Every entry is written anew at once, so that one version is more than is read at a time. */
const changeAll = () =>
  server.platform.database.transaction().execute(async (transaction) => {
    const version = await takeVersion(transaction);
    await transaction.updateTable('directoryEntry').set({ version }).execute();
  });

const takeOneOff = async () => {
  const { database } = server.platform;
  const listed = database.selectFrom('directoryEntry').select('accountId').where('isListed', '=', 1);
  const { accountId } = await listed.executeTakeFirstOrThrow();
  const version = await takeVersion(database);
  await database
    .updateTable('directoryEntry')
    .set({ isListed: 0, version })
    .where('accountId', '=', accountId)
    .execute();
  return accountId;
};

/** These creators once more, under other ids. */
const copyAll = async (copy: number) => {
  const { database } = server.platform;
  const end = `-${copy}`;
  await sql`insert into account (id, role, state, name, username, "usernameFolded", email, "emailFolded", "passwordHash", "createdAt", "updatedAt")
    select id || ${end}, role, state, name, username || ${end}, "usernameFolded" || ${end}, email || ${end}, "emailFolded" || ${end}, null, "createdAt", "updatedAt"
    from account where id not like '%-%'`.execute(database);
  await sql`insert into "directoryEntry" ("accountId", version, "isListed", "nameFolded", "followersCount", "tripCount", "listedAt", marks, profile, trips)
    select "accountId" || ${end}, version, "isListed", "nameFolded", "followersCount", "tripCount", "listedAt", marks, profile, trips
    from "directoryEntry" where "accountId" not like '%-%'`.execute(database);
};

describe('the directory of a process', () => {
  it('is whole for everybody who asks while it is read for the first time', async () => {
    await changeAll();
    const directory = openDirectory(server.platform);
    const asking = Array.from({ length: 40 }, async (_, turn) => {
      for (let waited = 0; waited < turn; waited += 1) await new Promise((next) => setImmediate(next));
      return (await directory.current()).index.count(noWish);
    });
    expect(new Set(await Promise.all(asking))).toEqual(new Set([count]));
  });

  it('lets the process do other things while it is read', async () => {
    for (let copy = 1; copy * count < 20_000; copy += 1) await copyAll(copy);
    const silences: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const directory = openDirectory(server.platform);
      silences.push(await longestSilence(async () => (await directory.current()).index.count(noWish)));
      expect((await directory.current()).index.size).toBe(21_000);
    }
    expect(Math.min(...silences)).toBeLessThan(60);
  });

  it('lets the process do other things while it is written, loaded, caught up and made anew', {
    timeout: 90_000,
  }, async () => {
    for (let copy = 1; copy * count < 15_000; copy += 1) await copyAll(copy);
    const keeper = () => openKeptDirectory(server.platform);
    const silences: Record<'write' | 'load' | 'order' | 'catchUp' | 'renew', number[]> = {
      write: [],
      load: [],
      order: [],
      catchUp: [],
      renew: [],
    };
    const tooLong = () => Object.entries(silences).filter(([, longest]) => Math.min(...longest) > 50);
    for (let round = 0; round < 3 && tooLong().length > 0; round += 1) {
      // What the round before has kept would be loaded, and there would be nothing to be written.
      rmSync(join(server.platform.config.dataDir, 'directory.index'), { force: true });
      const first = keeper();
      await first.current();
      silences.write.push(await longestSilence(() => first.close()));
      const directory = keeper();
      silences.load.push(await longestSilence(() => directory.current()));
      const { index } = await directory.current();
      silences.order.push(
        await longestSilence(async () => {
          for (const sort of directorySorts) index.page(noWish, { sort, offset: 10_000, limit: 50 });
        }),
      );
      await changeAll();
      silences.catchUp.push(await longestSilence(() => directory.current()));
      const { index: worn } = await directory.current();
      expect([worn.isWorn, worn.size]).toEqual([true, 15_000]);
      silences.renew.push(
        await longestSilence(() =>
          eventually(async () => expect((await directory.current()).index.isWorn).toBe(false)),
        ),
      );
      await directory.close();
    }
    expect(tooLong()).toEqual([]);
  });

  it('says that it is not ready until it is there, while the process answers all else', async () => {
    const app = await buildApp({ ...server.platform });
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect([await statusOf('/api/ready'), await statusOf('/api/health')]).toEqual([503, 200]);
    await eventually(async () => expect(await statusOf('/api/ready')).toBe(200));
    await app.close();
  });

  it('is whole while it is made anew, once changes have worn it', async () => {
    const directory = openDirectory(server.platform);
    const totals = new Set<number>();
    for (let change = 0; change < 6; change += 1) {
      await changeAll();
      const asking = Array.from({ length: 20 }, async (_, turn) => {
        for (let waited = 0; waited < turn; waited += 1) await new Promise((next) => setImmediate(next));
        return (await directory.current()).index.count(noWish);
      });
      for (const total of await Promise.all(asking)) totals.add(total);
    }
    expect(totals).toEqual(new Set([count]));
    await eventually(async () => expect((await directory.current()).index.isWorn).toBe(false));
  });

  it('answers from the worn index, with what has just changed, while a new one is made', async () => {
    const directory = openDirectory(server.platform);
    for (let change = 0; change < 3; change += 1) {
      await directory.current();
      await changeAll();
    }
    const { index: worn } = await directory.current();
    expect([worn.isWorn, worn.count(noWish)]).toEqual([true, count]);
    await takeOneOff();
    expect((await directory.current()).index.count(noWish)).toBe(count - 1);
    await eventually(async () => expect((await directory.current()).index.isWorn).toBe(false));
    expect((await directory.current()).index.count(noWish)).toBe(count - 1);
  });

  it.each([
    ['is asked at once', 0],
    ['has gone on beyond what was known', 9],
  ])('holds what a restore brought back, when it %s', async (_, changes) => {
    const file = join(mkdtempSync(join(tmpdir(), 'vaya-directory-')), 'all.vaya');
    const directory = openDirectory(server.platform);
    await backUp(server.platform, file);
    await takeOneOff();
    expect((await directory.current()).index.count(noWish)).toBe(count - 1);
    await restore(server.platform, file, true);
    for (let change = 0; change < changes; change += 1) await takeVersion(server.platform.database);
    expect((await directory.current()).index.count(noWish)).toBe(count);
    await takeOneOff();
    expect((await directory.current()).index.count(noWish)).toBe(count - 1);
    rmSync(dirname(file), { recursive: true });
  });

  it('that nobody asks for anything holds nobody who is erased, since each sweep takes in what changed', async () => {
    const { database } = server.platform;
    const directory = directoryOf(server.platform);
    expect((await directory.current()).index.count(noWish)).toBe(count);
    const closed = await takeOneOff();
    await sweepOut(server.platform);
    await database.deleteFrom('directoryEntry').where('accountId', '=', closed).execute();
    await takeVersion(database);
    expect((await directory.current()).index.count(noWish)).toBe(count - 1);
  });

  it('holds what is there after the database went back by other means', async () => {
    const { database } = server.platform;
    const directory = openDirectory(server.platform);
    const before = await database.selectFrom('directoryHead').selectAll().executeTakeFirstOrThrow();
    await takeOneOff();
    await takeOneOff();
    expect((await directory.current()).index.count(noWish)).toBe(count - 2);
    await database.updateTable('directoryEntry').set({ isListed: 1, version: before.version }).execute();
    await database.updateTable('directoryHead').set(before).execute();
    const asking = Array.from({ length: 20 }, async () => (await directory.current()).index.count(noWish));
    expect(new Set(await Promise.all(asking))).toEqual(new Set([count]));
  });
});
