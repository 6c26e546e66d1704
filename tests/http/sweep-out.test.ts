import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#server/features.ts';
import { sweepOut } from '#server/sweep-out.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a sweep that fails keeps no other from its own, and is told of by name', async () => {
  const { platform } = server;
  const warnings: object[] = [];
  const log = { ...platform.log, warn: (facts: object) => void warnings.push(facts) };
  const key = { key: 'k', requestHash: 'r', answer: '', createdAt: 0 };
  await platform.database.insertInto('idempotency').values(key).execute();
  const broken = {
    name: 'broken',
    sweeps: [() => Promise.reject(new Error('no disk')), () => Promise.reject(new Error('no table'))],
  };
  await sweepOut({ ...platform, log }, [broken, ...features]);
  expect(await platform.database.selectFrom('idempotency').selectAll().execute()).toEqual([]);
  expect(warnings).toEqual([
    { feature: 'broken', reason: 'no disk' },
    { feature: 'broken', reason: 'no table' },
  ]);
});

it('what strangers and old devices leave behind goes by itself, and nothing before its time', async () => {
  const { platform, clock } = server;
  const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];
  await server.createAccount({ role: 'creator', username: 'deniz' });
  for (const password of ['wrong', 'open-sesame-1'])
    await server.post('/api/auth/login', { username: 'deniz', password });
  await server.post('/api/creator/send-verification-email', { email: 'mia@mail.example' });
  const tables = ['knownDevice', 'signInThrottle', 'allowancePlace', 'session', 'emailVerification'] as const;
  const counts = async () => {
    await sweepOut(platform);
    return Promise.all(
      tables.map(async (table) => (await platform.database.selectFrom(table).selectAll().execute()).length),
    );
  };
  expect(await counts()).toEqual([1, 2, 5, 1, 1]);
  clock.now += day;
  expect(await counts()).toEqual([1, 2, 5, 0, 1]);
  clock.now += 1;
  expect((await counts()).slice(0, 3)).toEqual([1, 0, 5]);
  clock.now += hour;
  expect((await counts()).slice(0, 3)).toEqual([1, 0, 0]);
  clock.now += 179 * day - hour - 1;
  expect((await counts())[0]).toBe(1);
  clock.now += 1;
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});
