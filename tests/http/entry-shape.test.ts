import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { noWish } from '#rules/directory.ts';
import { creatorAccounts } from '#server/account/creator-account.lifecycle.ts';
import { openDirectory } from '#server/discovery/directory.ts';
import { entryShape } from '#server/discovery/directory-entry.ts';
import { discoveryFeature } from '#server/discovery/discovery.feature.ts';
import { projectCreators } from '#server/discovery/project-creator.ts';
import { projectOlderEntries } from '#server/discovery/project-older-entries.ts';
import { startBackgroundWork } from '#server/platform/background-work.ts';
import { advance } from '#server/records/advance.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
const count = 45;
/** As many as change something at once, fewer than a process has connections for. */
const hands = [0, 1, 2, 3];
const old = { shape: 0, profile: '{"name":"of another time"}', trips: '[]', marks: '' };

beforeEach(async () => {
  server = await startTestServer();
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count, now: server.clock.now }));
  const ids = (await entries()).map(({ accountId }) => accountId);
  await inUnitOfWork(server.platform, (unit) => projectCreators(unit, ids));
});
afterEach(() => server.stop());

const entries = () => server.platform.database.selectFrom('directoryEntry').selectAll().orderBy('accountId').execute();
const withoutVersion = (rows: Awaited<ReturnType<typeof entries>>) => rows.map(({ version: _, ...entry }) => entry);
const makeOld = () => server.platform.database.updateTable('directoryEntry').set(old).execute();

describe('entries that an older release wrote', () => {
  it('are written anew, and found by what they say now', async () => {
    const directory = openDirectory(server.platform);
    const before = await entries();
    await makeOld();
    expect((await directory.current()).index.tripTypes).toEqual([]);
    await projectOlderEntries(server.platform);
    const after = await entries();
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
    expect(Math.min(...after.map(({ version }) => version))).toBeGreaterThan(before[0]?.version ?? 0);
    const { index } = await directory.current();
    expect([index.size, index.count({ ...noWish, tripType: ['GUIDED_TOUR'] })]).toEqual([count, expect.any(Number)]);
    expect(index.tripTypes).toContain('GUIDED_TOUR');
  });

  it('are written anew by a server that starts, while it answers', async () => {
    const before = await entries();
    await makeOld();
    const work = startBackgroundWork(server.platform, discoveryFeature.jobs?.(server.platform, server.app) ?? []);
    await eventually(
      async () => {
        expect((await server.get('/api/health')).status).toBe(200);
        expect(withoutVersion(await entries())).toEqual(withoutVersion(before));
      },
      { within: 10_000 },
    );
    await work.stop();
  });

  it('are written anew although one of them cannot be', async () => {
    const [first] = await entries();
    await makeOld();
    const trips = server.platform.database.updateTable('trip').set({ cities: 'no list' });
    await trips.where('accountId', '=', first?.accountId ?? '').execute();
    await projectOlderEntries(server.platform);
    const shapes = (await entries()).map(({ shape }) => shape);
    expect(shapes).toEqual([0, ...Array(count - 1).fill(entryShape)]);
  });

  it('do not bring back what is changed meanwhile, and those of today stay as they are', async () => {
    const all = await entries();
    const [today, ...others] = all.map(({ accountId }) => accountId);
    await makeOld();
    await server.platform.database
      .updateTable('directoryEntry')
      .set({ shape: entryShape })
      .where('accountId', '=', today ?? '')
      .execute();
    const suspend = (id: string) =>
      inUnitOfWork(server.platform, (unit) => advance(unit, creatorAccounts, id, { type: 'account.suspend' }));
    const suspendInTurn = async (hand: number) => {
      for (const [index, id] of others.entries()) if (index % hands.length === hand) await suspend(id);
    };
    await Promise.all([projectOlderEntries(server.platform), ...hands.map(suspendInTurn)]);
    const [first, ...rest] = await entries();
    expect(first).toMatchObject({ ...old, shape: entryShape, isListed: 1 });
    expect(rest.map(({ isListed, shape }) => [isListed, shape])).toEqual(others.map(() => [0, entryShape]));
  });
});
