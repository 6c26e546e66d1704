import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

type Door = [url: string, payload: Record<string, string>];

const doors: Door[] = [
  ['/api/auth/login', { username: 'demo-staff', password: 'keep-the-lights-on' }],
  ['/api/blog/demo-creator/auth/login', { email: 'demo-creator@mail.example', password: 'sail-beyond-kekova' }],
  ['/api/sponsor/auth/login', { username: 'demo-sponsor', password: 'rooms-with-a-view' }],
];

const throughProxies: Record<string, string>[] = [
  { host: 'vaya.example' },
  { host: 'localhost.vaya.example' },
  { via: '1.1 proxy' },
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { 'cf-connecting-ip': '203.0.113.7' },
  { 'true-client-ip': '203.0.113.7' },
  { 'x-client-ip': '203.0.113.7' },
];

const statusOf = async ({ app }: TestServer, [url, payload]: Door, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'POST', url, payload, headers })).statusCode;

describe('a demo on one machine', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedDemoWorld(server.platform);
  });
  afterAll(() => server.stop());

  it.each(doors)('lets its own machine in at %s, and nobody through a proxy', async (...door) => {
    for (const host of ['localhost:3000', '127.0.0.1:5173', '[::1]:3000'])
      expect(await statusOf(server, door, { host })).toBe(200);
    for (const headers of throughProxies)
      expect([headers, await statusOf(server, door, headers)]).toEqual([headers, 403]);
  });

  it('says how it is opened to others', async () => {
    const { body } = await server.post(
      '/api/auth/login',
      { username: 'demo-staff', password: '-' },
      { via: '1.1 proxy' },
    );
    expect(body.message).toMatch(/its own machine only.*PUBLIC_URL/);
  });
});

it('a demo that is open to others lets them in through a proxy', async () => {
  const opened = { PUBLIC_URL: 'https://demo.example', VAYA_DEMO: 'on', VAYA_DEMO_HOST: 'demo.example' };
  const server = await startTestServer({}, opened);
  await seedDemoWorld(server.platform);
  for (const door of doors) expect(await statusOf(server, door, { host: 'demo.example', via: '1.1 proxy' })).toBe(200);
  await server.stop();
});

describe('an X-Forwarded-For', () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  it.each([
    ['is told once where no proxy is trusted', 'off', 1],
    ['is used, and not told, where a proxy is trusted', '1', 0],
  ])('%s', async (_, trusted, times) => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const server = await startTestServer({ logStream }, { LOG_LEVEL: 'warn', VAYA_DEMO: 'off', TRUST_PROXY: trusted });
    servers.push(server);
    await server.get('/api/health');
    expect(lines).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1) await server.get('/api/health', { 'x-forwarded-for': '203.0.113.7' });
    expect(lines.filter((line) => line.includes('"msg":"forwarded_for_ignored"'))).toHaveLength(times);
  });
});
