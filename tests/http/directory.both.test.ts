import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { noWish } from '#rules/directory.ts';
import { buildApp } from '#server/app.ts';
import { backUp, restore } from '#server/backup/backup.service.ts';
import { directoryOf, openDirectory, openKeptDirectory } from '#server/discovery/directory.ts';
import { takeVersion } from '#server/discovery/directory-version.ts';
import { sweepOut } from '#server/sweep-out.ts';
import { answeredDuring } from '#tests/kit/answered-during.ts';
import type { Beginning } from '#tests/kit/beginnings.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let count: number;

const seededWith =
  (creators: number): Beginning =>
  (database) =>
    database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: creators, now: Date.now() }));

const start = (creators: number) => {
  const seeded = seededWith(creators);
  return async () => {
    count = creators;
    server = await startTestServer({}, {}, seeded);
  };
};
const stop = () => server.stop();

/** Gives every entry the same new version: more entries than are read at a time. */
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

/** Copies the seeded creators under other ids. */
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
  beforeEach(start(1_200));
  afterEach(stop);

  it('is whole for everybody who asks while it is read for the first time', async () => {
    await changeAll();
    const directory = openDirectory(server.platform);
    const asking = Array.from({ length: 40 }, async (_, turn) => {
      for (let waited = 0; waited < turn; waited += 1) await new Promise((next) => setImmediate(next));
      return (await directory.current()).index.count(noWish);
    });
    expect(new Set(await Promise.all(asking))).toEqual(new Set([count]));
  });

  it('says that it is not ready until it is there, while the process answers all else', async () => {
    const app = await buildApp({ ...server.platform });
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect([await statusOf('/api/ready'), await statusOf('/api/health')]).toEqual([503, 200]);
    await eventually(async () => expect(await statusOf('/api/ready')).toBe(200));
    await app.close();
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

describe('a directory that is large enough to wear', () => {
  beforeEach(start(2_600));
  afterEach(stop);

  it('leaves the process time for calls while it is read, written, loaded, brought up to date and rebuilt', async () => {
    const copies = 4;
    for (let copy = 1; copy < copies; copy += 1) await copyAll(copy);
    const answered = (work: () => Promise<unknown>) => answeredDuring(server.url, work);
    const first = openKeptDirectory(server.platform);
    const reading = await answered(() => first.current());
    expect((await first.current()).index.size).toBe(copies * count);
    const writing = await answered(() => first.close());
    const directory = openKeptDirectory(server.platform);
    const loading = await answered(() => directory.current());
    await changeAll();
    const updating = await answered(() => directory.current());
    const { index: worn } = await directory.current();
    expect([worn.isWorn, worn.size]).toEqual([true, copies * count]);
    const rebuilding = await answered(() =>
      eventually(async () => expect((await directory.current()).index.isWorn).toBe(false)),
    );
    await directory.close();
    const counts = { reading, writing, loading, updating, rebuilding };
    expect(Object.entries(counts).filter(([, calls]) => calls === 0)).toEqual([]);
  });

  it('is complete while it is rebuilt after many changes', async () => {
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
});
