import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { Relay } from '#tests/kit/relay.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const token = 'a-token-of-twenty-letters';
let relay: Relay;
let server: TestServer;
beforeEach(async () => {
  const database = await createDatabase(inject('postgresUrl'));
  relay = new Relay(new URL(database));
  await relay.mend();
  const relayed = new URL(database);
  relayed.port = String(relay.port);
  server = await startTestServer({}, { METRICS_TOKEN: token, DATABASE_URL: relayed.href });
});
afterEach(async () => {
  await server.stop();
  await relay.cut();
});

const check = () => server.post('/api/creator/check-email', { email: 'mia@mail.example' });
const status = async (path: string) => (await server.get(path)).status;

describe('a database that is away', () => {
  it('is told by a 503 that says when to come again, and costs no restart', async () => {
    expect((await check()).status).toBe(200);
    await relay.cut();
    const answers = await Promise.all(Array.from({ length: 20 }, check));
    for (const { status: code, body, headers } of answers) {
      expect([code, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
      expect(body.message).toBe('We can’t reach our database right now. Please try again in a moment.');
    }
    expect(await status('/api/health')).toBe(200);
    expect(await status('/api/ready')).toBe(503);
    await relay.mend();
    await eventually(async () => expect(await status('/api/ready')).toBe(200));
    expect((await check()).status).toBe(200);
  });

  const faults: [name: string, fail: () => Promise<void>, recover: () => Promise<void>][] = [
    ['away', () => relay.cut(), () => relay.mend()],
    ['silent', async () => relay.silence(true), async () => relay.silence(false)],
  ];
  it.each(sampleOf(faults))(
    'that is %s takes none of the metrics along but those of mails',
    async (_, fail, recover) => {
      const metrics = () => server.get('/api/metrics', { authorization: `Bearer ${token}` });
      const before = await metrics();
      expect(before.body).toMatch(/^mail_outbox_waiting 0$/m);
      await fail();
      const during = await metrics();
      expect(during.status).toBe(200);
      expect(during.body).toMatch(/^database_connections\{state="waiting"\} \d+$/m);
      expect(during.body).not.toMatch(/^mail_outbox_/m);
      await recover();
      await eventually(async () => expect((await metrics()).body).toMatch(/^mail_outbox_waiting 0$/m));
    },
  );

  it('that no longer answers is as good as away', async () => {
    expect((await check()).status).toBe(200);
    relay.silence(true);
    expect((await check()).status).toBe(503);
    relay.silence(false);
    await eventually(async () => expect((await check()).status).toBe(200));
  });
});
