import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleError } from '#server/platform/http/error-handler.ts';
import { shedLoad } from '#server/platform/http/shed-load.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { openRaw } from '#tests/kit/raw-request.ts';
import { startTestServer } from '#tests/kit/server.ts';

it('what would only wait is turned away with a time to come back, and health is answered throughout', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  await shedLoad(app, 0);
  const held = Promise.withResolvers<string>();
  app.get('/slow', () => held.promise);
  app.get('/quick', async () => 'quick');
  app.get('/health', { config: { isNeverShed: true } }, async () => 'up');
  await app.ready();
  const slow = Array.from({ length: 64 }, () => app.inject('/slow'));
  await new Promise((started) => setImmediate(started));
  const busy = await app.inject('/quick');
  expect([busy.statusCode, busy.json(), busy.headers['retry-after']]).toEqual([
    503,
    { message: 'We are very busy right now. Please try again in a moment.', code: 'unavailable' },
    '2',
  ]);
  expect((await app.inject('/health')).payload).toBe('up');
  held.resolve('slow');
  expect(new Set((await Promise.all(slow)).map(({ payload }) => payload))).toEqual(new Set(['slow']));
  await eventually(async () => expect((await app.inject('/quick')).payload).toBe('quick'));
  await app.close();
});

it('what comes with a body is held to the same number, however many bodies come at once', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  await shedLoad(app, 0);
  const held = Promise.withResolvers<string>();
  app.post('/slow', () => held.promise);
  await app.ready();
  const asked = Array.from({ length: 70 }, () => app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } }));
  const statuses: number[] = [];
  for (const answer of asked) void answer.then(({ statusCode }) => statuses.push(statusCode));
  await eventually(() => expect(statuses).toEqual([503, 503, 503, 503, 503, 503]));
  held.resolve('slow');
  await Promise.all(asked);
  expect(statuses.slice(6)).toEqual(Array.from({ length: 64 }, () => 200));
  await app.close();
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
