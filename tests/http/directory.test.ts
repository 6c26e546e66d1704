import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noWish } from '#rules/directory.ts';
import { seedCreators } from '#server/demo/seed-accounts.ts';
import { openDirectory } from '#server/discovery/directory.ts';
import { takeVersion } from '#server/discovery/directory-entry.store.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
const count = 3_000;

beforeEach(async () => {
  server = await startTestServer();
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count, now: Date.now() }));
});
afterEach(() => server.stop());

/** Every entry is written anew at once, so that one version is more than is read at a time. */
const changeAll = () =>
  server.platform.database.transaction().execute(async (transaction) => {
    const version = await takeVersion(transaction);
    await transaction.updateTable('directoryEntry').set({ version }).execute();
  });

describe('the directory of a process', () => {
  it('is whole for everybody who asks while it is read for the first time', async () => {
    await changeAll();
    const directory = openDirectory(server.platform);
    const asking = Array.from({ length: 40 }, async (_, turn) => {
      for (let waited = 0; waited < turn; waited += 1) await new Promise((next) => setImmediate(next));
      return (await directory.current()).count(noWish);
    });
    expect(new Set(await Promise.all(asking))).toEqual(new Set([count]));
  });

  it('is whole while it is made anew, once changes have worn it', async () => {
    const directory = openDirectory(server.platform);
    const totals = new Set<number>();
    for (let change = 0; change < 6; change += 1) {
      await changeAll();
      const asking = Array.from({ length: 20 }, async (_, turn) => {
        for (let waited = 0; waited < turn; waited += 1) await new Promise((next) => setImmediate(next));
        return (await directory.current()).count(noWish);
      });
      for (const total of await Promise.all(asking)) totals.add(total);
    }
    expect(totals).toEqual(new Set([count]));
    expect((await directory.current()).isWorn).toBe(false);
  });
});
