import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { listen } from '#server/platform/http/listen.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { askRaw, openRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const addresses = ['127.0.0.1', '127.0.0.2'];
let server: TestServer;
let app: FastifyInstance;
beforeEach(async () => {
  server = await startTestServer();
  app = await buildApp(server.platform, { longestDelay: 0 });
});
afterEach(async () => {
  await app.close();
  await server.stop();
});

const portOf = () => (app.server.address() as AddressInfo).port;
const urlAt = (address: string) => `http://${address}:${portOf()}`;

describe('a server at two addresses', () => {
  it('answers at both', async () => {
    await listen(app, { port: 0, addresses });
    const answers = addresses.map(async (address) => (await fetch(`${urlAt(address)}/api/health`)).json());
    expect(await Promise.all(answers)).toEqual([{ status: 'up' }, { status: 'up' }]);
  });

  it('refuses at both in its own words what cannot be read', async () => {
    await listen(app, { port: 0, addresses });
    for (const address of addresses) {
      const answer = await askRaw(urlAt(address), 'no HTTP\r\n\r\n');
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'malformed']);
      expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders(server.platform.config));
    }
  });

  it('leaves out one that the machine does not have', async () => {
    await listen(app, { port: 0, addresses: ['127.0.0.1', '203.0.113.7'] });
    expect((await fetch(`${urlAt('127.0.0.1')}/api/health`)).status).toBe(200);
  });

  it('is refused where somebody else has its port at one of them', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(listen(app, { port, addresses })).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
    await new Promise((resolve) => other.close(resolve));
  });

  it('stops when the last request at each of them is answered, whoever has a connection left', async () => {
    await listen(app, { port: 0, addresses });
    const body = JSON.stringify({ email: 'mia@mail.example' });
    const head = `POST /api/creator/check-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    await fetch(`${urlAt('127.0.0.2')}/api/health`);
    const arrived = once(app.server, 'request');
    const socket = openRaw(urlAt('127.0.0.2'), head);
    const said = new Promise<string>((resolve) => socket.setEncoding('utf8').once('data', resolve));
    await arrived;
    let isClosed = false;
    const closing = app.close().then(() => {
      isClosed = true;
    });
    await setTimeout(100);
    expect(isClosed).toBe(false);
    socket.write(body);
    expect(await said).toMatch(/^HTTP\/1\.1 200 OK/);
    await closing;
  });
});
