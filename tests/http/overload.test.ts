import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { handleError } from '#server/platform/http/error-handler.ts';
import type { LogOutput } from '#server/platform/http/request-log.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { shedLoad } from '#server/platform/http/shed-load.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { answerIn, openRaw } from '#tests/kit/raw-request.ts';
import { openTestPlatform, startTestServer } from '#tests/kit/server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

const busy = { message: 'We are very busy right now. Please try again in a moment.', code: 'unavailable' };

/** A route whose answers wait until the test lets them go. */
function addSlow(app: FastifyInstance, url = '/api/slow') {
  const held = Promise.withResolvers<string | undefined>();
  const slow = {
    asked: 0,
    letGo: (answer?: string) => held.resolve(answer),
    fail: () => held.reject(new Error('slow')),
  };
  const handler = () => {
    slow.asked += 1;
    return held.promise;
  };
  app.route({ method: ['GET', 'POST'], url, config: { access: 'anyone' }, handler });
  return slow;
}

async function startBare() {
  const app = Fastify();
  app.setErrorHandler(handleError);
  await shedLoad(app, 0);
  return app;
}

/** The server as it is, and sixty-four calls that it works on: as many as it takes. */
async function startFull(logTo?: LogOutput) {
  const data = dataFolder();
  const level = logTo ? 'info' : 'silent';
  const config = configOf({ DATA_DIR: data.folder, LOG_LEVEL: level, ...(await makeDatabase()) });
  const platform = await openPlatform(config, silentLog);
  const limits = { requestsAMinute: 1_000_000, areCallsLimited: false, longestDelay: 0 };
  const app = await buildApp(platform, { ...limits, ...(logTo && { logTo }) });
  const slow = addSlow(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const held = Array.from({ length: 64 }, () => fetch(`${url}/api/slow`));
  await eventually(() => expect(slow.asked).toBe(64));
  return { app, config, data, held, platform, slow, url };
}

describe('a server that has as much to do as it takes', () => {
  it('turns away with honest words, a time to come back and every header, and has asked the database nothing', async () => {
    const { app, config, data, held, platform, slow, url } = await startFull();
    await eventually(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(200));
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'up' });
    await platform.database.destroy();
    const headers = { authorization: `Bearer ${'t'.repeat(43)}`, 'accept-language': 'tr' };
    for (const [path, init, message] of [
      ['/api/auth/session', {}, busy.message],
      ['/api/auth/session', { headers }, 'Şu anda çok yoğunuz. Lütfen birazdan yeniden deneyin.'],
      ['/api/auth/login', { method: 'POST', body: '{"username":"a","password":"b"}' }, busy.message],
      ['/api/nothing', {}, busy.message],
      // What is spelled otherwise is refused after it was routed, and in the same words.
      ['/api/%61uth/session', {}, busy.message],
    ] as const) {
      const answer = await fetch(`${url}${path}`, init);
      expect([answer.status, await answer.json()]).toEqual([503, { ...busy, message }]);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders(config));
    }
    for (const path of ['/api/health', '/api/health?a=1', '/api/%68ealth'])
      expect((await fetch(`${url}${path}`)).status).toBe(200);
    slow.letGo('slow');
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]));
    await app.close();
    data.remove();
  });

  it('writes one line of all that it turns away in a second, and one of each that it answers', async () => {
    const lines: string[] = [];
    const { app, data, held, platform, slow, url } = await startFull({ write: (line) => void lines.push(line) });
    for (const path of ['auth/session', '%61uth/session', 'nothing', 'languages'])
      expect((await fetch(`${url}/api/${path}`)).status).toBe(503);
    slow.letGo('slow');
    await Promise.all(held);
    await app.close();
    const told = lines.map((line) => JSON.parse(line));
    const counts = told.flatMap(({ turnedAway }) => turnedAway ?? []);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(counts.length).toBeLessThan(4);
    expect(told.filter(({ msg }) => msg === 'request completed')).toHaveLength(held.length);
    await platform.database.destroy();
    data.remove();
  });

  it('is open again as soon as it has answered', async () => {
    const { app, data, held, platform, slow, url } = await startFull();
    expect((await fetch(`${url}/api/auth/session`)).status).toBe(503);
    slow.letGo('slow');
    await Promise.all(held);
    await eventually(async () => expect((await fetch(`${url}/api/auth/session`)).status).toBe(401));
    await app.close();
    await platform.database.destroy();
    data.remove();
  });

  it('answers whoever begins to send a picture before any of it is there, and reads none of it', async () => {
    const { app, data, held, platform, slow, url } = await startFull();
    const socket = openRaw(url, uploadOf(4_000_000));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes;
    });
    await eventually(() => expect(said).toContain('}'));
    expect([answerIn(said).status, JSON.parse(answerIn(said).body)]).toEqual([503, busy]);
    expect(answerIn(said).headers.get('connection')).toBe('close');
    await closed;
    const form = new FormData();
    form.set('profilePicture', new Blob([new Uint8Array(4_000_000)]), 'me.jpg');
    const answer = await fetch(`${url}/api/creator/apply`, { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toEqual([503, busy]);
    expect(readdirSync(join(data.folder, 'uploads'))).toEqual([]);
    slow.letGo('slow');
    await Promise.all(held);
    await app.close();
    await platform.database.destroy();
    data.remove();
  });
});

const uploadOf = (bytes: number) =>
  `POST /api/creator/apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n`;

it('what comes with a body is held to the same number, however many bodies come at once', async () => {
  const app = await startBare();
  const slow = addSlow(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const json = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };
  const asked = Array.from({ length: 70 }, () => fetch(`${url}/api/slow`, json));
  const statuses: number[] = [];
  for (const answer of asked) void answer.then(({ status }) => statuses.push(status));
  await eventually(() => expect(statuses).toEqual([503, 503, 503, 503, 503, 503]));
  slow.letGo('slow');
  await Promise.all(asked);
  expect(statuses.slice(6)).toEqual(Array.from({ length: 64 }, () => 200));
  await app.close();
});

describe('who hangs up', () => {
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  /** As much to do as it takes, for callers who are gone. */
  async function startLeft(text = ask('/api/slow'), add: (app: FastifyInstance) => void = () => {}) {
    const app = await startBare();
    const slow = addSlow(app);
    const next = addSlow(app, '/api/next');
    add(app);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const sockets = Array.from({ length: 64 }, () => openRaw(url, text));
    return { app, slow, next, url, sockets };
  }

  const leave = async (app: FastifyInstance, sockets: readonly Socket[]) => {
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect(await connectionsOf(app)).toBe(0));
  };

  /** That every place is free, and no more than there are. */
  async function expectPlaces({ app, next, url }: Awaited<ReturnType<typeof startLeft>>): Promise<void> {
    const refused: number[] = [];
    const asked = Array.from({ length: 70 }, async () => {
      const { status } = await fetch(`${url}/api/next`);
      if (status !== 200) refused.push(status);
    });
    await eventually(() => expect([next.asked, ...refused]).toEqual([64, 503, 503, 503, 503, 503, 503]));
    next.letGo('next');
    await Promise.all(asked);
    await app.close();
  }

  it.each([
    ['is answered', (slow: ReturnType<typeof addSlow>) => slow.letGo('slow')],
    ['has nothing to be told', (slow: ReturnType<typeof addSlow>) => slow.letGo()],
    ['fails', (slow: ReturnType<typeof addSlow>) => slow.fail()],
  ])('lets nobody in while what they asked for goes on, and gives the place back when it %s', async (_, end) => {
    const left = await startLeft();
    const { app, slow, url, sockets } = left;
    await eventually(() => expect(slow.asked).toBe(64));
    await leave(app, sockets);
    const statuses: number[] = [];
    const more = Array.from({ length: 64 }, () => openRaw(url, ask('/api/slow')));
    for (const socket of more) socket.once('data', (bytes) => statuses.push(answerIn(bytes.toString('latin1')).status));
    await eventually(() => expect(statuses.length + slow.asked).toBe(128));
    expect([slow.asked, new Set(statuses)]).toEqual([64, new Set([503])]);
    await leave(app, more);
    end(slow);
    await expectPlaces(left);
  });

  it.each([
    [
      'before it is worked on',
      ask('/api/checked'),
      (app: FastifyInstance) => {
        const preHandler = () => wait(100);
        app.get('/api/checked', { config: { access: 'anyone' }, preHandler }, async () => undefined);
      },
    ],
    [
      'while it is sent',
      `${ask('/api/next').replace('GET', 'POST').trimEnd()}\r\nContent-Length: 9\r\n\r\n`,
      undefined,
    ],
    ['behind another of the same connection', `${ask('/api/slow')}${ask('/api/slow')}`, undefined],
  ])('%s leaves no place taken', async (_, text, add) => {
    const left = await startLeft(text, add);
    const { app, slow, sockets } = left;
    await eventually(async () => expect(await connectionsOf(app)).toBe(64));
    await leave(app, sockets);
    slow.letGo();
    await wait(200);
    await expectPlaces(left);
  });
});

describe('who was turned away', () => {
  /** One connection, and as much to do as it takes for a moment. */
  async function startRefused(meanwhile = () => {}) {
    const app = await startBare();
    const slow = addSlow(app);
    app.get('/quick', async () => 'quick');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const held = Array.from({ length: 64 }, () => fetch(`${url}/api/slow`));
    await eventually(() => expect(slow.asked).toBe(64));
    const socket = openRaw(url);
    const ask = async (): Promise<number> => {
      const answer = new Promise<Buffer>((resolve) => socket.once('data', resolve));
      socket.write('GET /quick HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return answerIn((await answer).toString('latin1')).status;
    };
    meanwhile();
    expect(await ask()).toBe(503);
    const refusedAt = performance.now();
    slow.letGo('slow');
    await Promise.all(held);
    return { app, socket, ask, refusedAt };
  }

  it('is answered on the same connection once there is room', async () => {
    const { app, socket, ask } = await startRefused();
    await eventually(async () => expect(await ask()).toBe(200));
    socket.destroy();
    await app.close();
  });

  it('is not listened to before the time that he was told while there is none; what he says meanwhile has waited for too long', async () => {
    let isAtWork = true;
    // Without a pause: one in which the machine does something else would count as time to spare.
    const work = () => {
      for (const until = performance.now() + 45; performance.now() < until; );
      if (isAtWork) setImmediate(work);
    };
    const { app, socket, ask, refusedAt } = await startRefused(work);
    expect(await ask()).toBe(503);
    expect(performance.now() - refusedAt).toBeGreaterThan(1_900);
    isAtWork = false;
    await eventually(async () => expect(await ask()).toBe(200));
    socket.destroy();
    await app.close();
  });
});

it('nobody is kept out by callers who do not read their answers', async () => {
  const app = await startBare();
  const large = Buffer.alloc(8_000_000);
  app.get('/large', async () => large);
  app.get('/quick', async () => 'quick');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = Array.from({ length: 70 }, () => {
    const socket = openRaw(url, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    return socket;
  });
  await eventually(() => expect(sockets.every(({ bytesWritten }) => bytesWritten > 0)).toBe(true));
  await eventually(async () => expect(await connectionsOf(app)).toBe(70));
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await fetch(`${url}/quick`)).status));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  for (const socket of sockets) socket.destroy();
  await app.close();
});

describe('who asks for much', () => {
  /** More than the system buffers for a connection. */
  const large = 24_000_000;

  async function startLarge(longestSilence: number) {
    const { platform, close } = await openTestPlatform();
    const app = await buildApp(platform, { longestDelay: 0, longestSilence });
    app.get('/api/large', { config: { access: 'anyone' } }, async () => Buffer.alloc(large));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = openRaw(url, 'GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const stop = async () => {
      socket.destroy();
      await app.close();
      await close();
    };
    return { app, socket, stop };
  }

  it('and reads none of it is let go', async () => {
    const { app, socket, stop } = await startLarge(200);
    socket.pause();
    await eventually(async () => expect(await connectionsOf(app)).toBe(1));
    await eventually(async () => expect(await connectionsOf(app)).toBe(0));
    await stop();
  });

  it('and reads it slowly is sent all of it', async () => {
    const { socket, stop } = await startLarge(1_500);
    let read = 0;
    socket.on('data', (bytes) => {
      read += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), read % 4_000_000 < bytes.length ? 300 : 0);
    });
    await eventually(() => expect(read).toBeGreaterThan(large));
    await stop();
  });
});

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.getConnections((failure, count) => (failure ? reject(failure) : resolve(count))),
  );

it('a server with nothing to do refuses no burst of thirty calls by one browser, whatever they ask', async () => {
  const server = await startTestServer({ longestDelay: Number.POSITIVE_INFINITY });
  await server.createAccount({ role: 'sponsor', username: 'guest' });
  const { body } = await server.post('/api/sponsor/auth/login', { username: 'guest', password: 'open-sesame-1' });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  const paths = ['/api/creator?limit=50&search=an', '/api/auth/session', '/api/languages', '/api/creator?offset=0'];
  for (let burst = 0; burst < 4; burst += 1) {
    const calls = Array.from({ length: 30 }, (_, index) => server.get(paths[index % 4] ?? '', headers));
    expect((await Promise.all(calls)).filter(({ status }) => status === 503)).toEqual([]);
    await wait(200);
  }
  await server.stop();
});

it('nobody is kept out by requests that never come to their end', async () => {
  const server = await startTestServer();
  const start = (path: string, type: string) =>
    openRaw(
      server.url,
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\n--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\naaa`,
    );
  const sockets = Array.from({ length: 100 }, (_, index) =>
    index % 2
      ? start('/api/auth/login', 'application/json')
      : start('/api/creator/apply', 'multipart/form-data; boundary=b'),
  );
  const folder = join(server.platform.config.dataDir, 'uploads');
  await eventually(() => expect(readdirSync(folder)).toHaveLength(50));
  expect((await server.get('/api/auth/session')).status).toBe(401);
  for (const socket of sockets) socket.destroy();
  await server.stop();
});
