import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { openRaw } from '#tests/kit/raw-request.ts';
import { openTestPlatform, startTestServer } from '#tests/kit/server.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** A server that sheds load, with routes of the test. */
async function start(addRoutes: (app: FastifyInstance) => void = () => {}) {
  const { platform, close } = await openTestPlatform();
  const app = await buildApp(platform, { requestsPerMinute: Number.POSITIVE_INFINITY });
  addRoutes(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(async () => {
    await app.close();
    await close();
  });
  return { app, platform, url };
}

/** A route whose responses wait until the test releases them. */
function addSlowRoute(app: FastifyInstance) {
  const released = Promise.withResolvers<string>();
  const slow = { calls: 0, release: () => released.resolve('slow') };
  const handler = () => {
    slow.calls += 1;
    return released.promise;
  };
  app.route({ method: ['GET', 'POST'], url: '/api/slow', config: { access: 'anyone' }, handler });
  return slow;
}

const overloaded = { message: 'Şu anda çok yoğunuz. Lütfen birazdan yeniden deneyin.', code: 'unavailable' };

/** Every call but those of health answers 503. */
async function expectShedding(url: string, headers: Record<string, string>) {
  const responses = await Promise.all(
    ['/auth/session', '/%61uth/session', '/reference-data/languages'].map((path) =>
      fetch(`${url}/api${path}`, { headers: { 'accept-language': 'tr' } }),
    ),
  );
  for (const response of responses) {
    expect([response.status, await response.json()]).toEqual([503, overloaded]);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  }
  for (const path of ['/health', '/health?a=1', '/%68ealth', '/ready'])
    expect([path, (await fetch(`${url}/api${path}`)).status]).toEqual([path, 200]);
}

describe('an overloaded server', () => {
  it('answers 503 beyond 64 requests at once, but answers its health, and recovers', async () => {
    let slow: ReturnType<typeof addSlowRoute> | undefined;
    const { platform, url } = await start((app) => {
      slow = addSlowRoute(app);
    });
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const calls = Array.from({ length: 64 }, (_, index) => fetch(`${url}/api/slow`, index % 2 ? json : {}));
    await eventually(() => expect(slow?.calls).toBe(64));
    await expectShedding(url, securityHeaders(platform.config));
    expect((await fetch(`${url}/api/slow`, json)).status).toBe(503);
    slow?.release();
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fetch(`${url}/api/auth/session`)).status).toBe(401);
  });

  it('admits as many as before once clients have hung up', async () => {
    let slow: ReturnType<typeof addSlowRoute> | undefined;
    const { app, url } = await start((server) => {
      slow = addSlowRoute(server);
    });
    const sockets = Array.from({ length: 64 }, () => openRaw(url, 'GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await eventually(() => expect(slow?.calls).toBe(64));
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect(await connectionsOf(app)).toBe(0));
    slow?.release();
    const again = Array.from({ length: 64 }, async () => (await fetch(`${url}/api/slow`)).status);
    expect(new Set(await Promise.all(again))).toEqual(new Set([200]));
  });

  itAtNight('answers 503 while its own work blocks the event loop, but answers its health, and recovers', async () => {
    const { platform, url } = await start();
    // A busy test machine gives this process little CPU, which is no overload.
    const usage = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 1e9, system: 0 });
    let timer: NodeJS.Timeout | undefined;
    const block = () => {
      for (const until = performance.now() + 600; performance.now() < until; );
      timer = setTimeout(block, 1);
    };
    stops.push(async () => {
      clearTimeout(timer);
      usage.mockRestore();
    });
    block();
    await eventually(() => expectShedding(url, securityHeaders(platform.config)));
    clearTimeout(timer);
    await eventually(async () => expect((await fetch(`${url}/api/auth/session`)).status).toBe(401));
  });
});

describe('a client that asks for much', () => {
  /** More than the system buffers for a connection. */
  const large = 24_000_000;

  async function startLarge(idleMs: number) {
    const { app, url } = await start((server) =>
      server.get('/api/large', { config: { access: 'anyone' } }, async () => Buffer.alloc(large)),
    );
    app.server.setTimeout(idleMs);
    const socket = openRaw(url, 'GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    stops.push(async () => void socket.destroy());
    return { app, socket };
  }

  it('and reads nothing is disconnected', async () => {
    const { app, socket } = await startLarge(200);
    socket.pause();
    await eventually(async () => expect(await connectionsOf(app)).toBe(1));
    await eventually(async () => expect(await connectionsOf(app)).toBe(0));
  });

  it('and reads slowly is sent everything', async () => {
    const { socket } = await startLarge(1_500);
    let read = 0;
    socket.on('data', (bytes) => {
      read += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), read % 4_000_000 < bytes.length ? 300 : 0);
    });
    await eventually(() => expect(read).toBeGreaterThan(large));
  });
});

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((failure, count) => (failure ? reject(failure) : resolve(count))),
  );

it('requests that never end keep no one else out', async () => {
  const server = await startTestServer();
  stops.push(() => server.stop());
  const startRequest = (path: string, type: string) =>
    openRaw(
      server.url,
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\n--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\naaa`,
    );
  const sockets = Array.from({ length: 100 }, (_, index) =>
    index % 2
      ? startRequest('/api/auth/login', 'application/json')
      : startRequest('/api/creator/apply', 'multipart/form-data; boundary=b'),
  );
  const folder = join(server.platform.config.dataDir, 'uploads');
  await eventually(() => expect(readdirSync(folder)).toHaveLength(50));
  expect((await server.get('/api/auth/session')).status).toBe(401);
  for (const socket of sockets) socket.destroy();
});
