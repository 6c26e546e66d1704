import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readAllVisits, VisitCounter } from '#server/blog/visits.service.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  accountId = (await startBlog(server, { trips: [{}, {}, {}] })).id;
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** How many deadlocks PostgreSQL found. SQLite has one connection, and none. */
async function deadlocksDuring(work: () => Promise<void>): Promise<number> {
  const { database, config } = server.platform;
  if (config.database.kind === 'sqlite') return work().then(() => 0);
  const found = async () => {
    const { rows } = await sql<{ deadlocks: number }>`select pg_stat_clear_snapshot(), deadlocks from pg_stat_database
      where datname = current_database()`.execute(database);
    return Number(rows[0]?.deadlocks);
  };
  const before = await found();
  await work();
  return (await found()) - before;
}

it('several processes write the visits of one blog side by side without a deadlock, in whatever order they counted the hosts', async () => {
  await server.platform.database.deleteFrom('blogVisit').execute();
  const warnings = vi.spyOn(server.platform.log, 'warn');
  const hosts = Array.from({ length: 25 }, (_, number) => `https://host-${number}.example/`);
  const deadlocks = await deadlocksDuring(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const processes = [hosts, hosts.toReversed()].map((heard, each) => {
        const counter = new VisitCounter(server.platform);
        for (const [number, referrer] of heard.entries())
          counter.note({
            accountId,
            tripId: number === 0 ? null : `deniz-${(number + each) % 3}`,
            address: `192.0.${turn * 2 + each}.${number}`,
            agent: firefox,
            referrer,
          });
        return counter;
      });
      await Promise.all(processes.map((counter) => counter.write()));
    }
  });
  const { days, trips } = await readAllVisits(server.platform, accountId);
  expect([days.length, new Set(days.map(({ views }) => views)), deadlocks]).toEqual([25, new Set([10]), 0]);
  expect(trips.reduce((sum, { views }) => sum + views, 0)).toBe(240);
  expect(warnings).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
