import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countOf } from '#server/db/queries.ts';
import type { Database } from '#server/db/tables.ts';
import { features } from '#server/features.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { answeredDuring } from '#tests/kit/answered-during.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a cleanup that fails does not stop the others, and its feature is logged', async () => {
  const { platform } = server;
  const warnings: object[] = [];
  const log = { ...platform.log, warn: (facts: object) => void warnings.push(facts) };
  const key = { key: 'k', requestHash: 'r', answer: '', createdAt: 0 };
  await platform.database.insertInto('idempotency').values(key).execute();
  const broken = {
    name: 'broken',
    cleanups: [() => Promise.reject(new Error('no disk')), () => Promise.reject(new Error('no table'))],
  };
  await runCleanups({ ...platform, log }, [broken, ...features]);
  expect(await platform.database.selectFrom('idempotency').selectAll().execute()).toEqual([]);
  expect(warnings).toEqual([
    { feature: 'broken', reason: 'no disk' },
    { feature: 'broken', reason: 'no table' },
  ]);
});

it('what strangers leave behind goes by itself, and nothing before its time', async () => {
  const { platform, clock } = server;
  const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];
  await server.createAccount({ role: 'creator', username: 'deniz' });
  for (const password of ['wrong', 'open-sesame-1'])
    await server.post('/api/auth/login', { username: 'deniz', password });
  await server.post('/api/creator/send-verification-email', { email: 'mia@mail.example' });
  const tables = ['rateLimit', 'session', 'emailVerification'] as const;
  const counts = async () => {
    await runCleanups(platform);
    return Promise.all(
      tables.map(async (table) => (await platform.database.selectFrom(table).selectAll().execute()).length),
    );
  };
  expect(await counts()).toEqual([6, 1, 1]);
  clock.now += hour;
  expect(await counts()).toEqual([4, 1, 1]);
  clock.now += day - hour - 1;
  expect(await counts()).toEqual([4, 0, 1]);
  clock.now += 1;
  expect(await counts()).toEqual([0, 0, 1]);
  clock.now += hour;
  expect(await counts()).toEqual([0, 0, 0]);
});

describe('much that is long over', () => {
  let much: TestServer;
  beforeEach(async () => {
    much = await startTestServer();
  });
  afterEach(() => much.stop());

  /** Rows of each table that strangers fill, all of them due. */
  async function plantOld(database: Database, count: number): Promise<void> {
    const numbers = sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < ${sql.lit(count)})`;
    for (const [into, values] of [
      ['"idempotency" ("key", "requestHash", "answer", "createdAt")', `'k' || n, 'r', '{}', n`],
      ['"rateLimit" ("key", "count", "windowEndsAt", "blockedUntil")', `'k' || n, 1, n, 0`],
      [
        '"outboxMail" ("id", "template", "state", "recipient", "language", "encryptedContent", "encryptedCopy", "attempts", "priority", "nextAttemptAt", "leasedUntil", "createdAt")',
        `'k' || n, 'code', 'failed', 'a@mail.example', 'en', 'c', 'r', 1, 1, 0, 0, n`,
      ],
    ] as const)
      await sql`insert into ${sql.raw(into)} ${numbers} select ${sql.raw(values)} from number`.execute(database);
    // As PostgreSQL does by itself a minute later.
    await sql`analyze`.execute(database);
  }

  async function countOld(database: Database): Promise<number> {
    const tables = ['idempotency', 'rateLimit', 'outboxMail'] as const;
    const counts = await Promise.all(tables.map((name) => countOf(database.selectFrom(name))));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  it.runIf(process.env.VAYA_TEST_DATABASE === 'sqlite')('is deleted while calls are answered', async () => {
    const { platform } = much;
    await plantOld(platform.database, 30_000);
    expect(await answeredDuring(much.url, () => runCleanups(platform))).toBeGreaterThan(0);
    expect(await countOld(platform.database)).toBe(0);
  });
});
