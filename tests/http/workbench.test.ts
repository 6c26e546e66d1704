import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readManifest, webFolder } from '#server/http/web-pages.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { openTestPlatform, startTestServer } from '#tests/kit/server.ts';
import { endOf, spawnServer } from '#tests/kit/server-process.ts';
import { guardWorkbench } from '#tests/qa/guard-workbench.ts';
import type { WorldDetails } from '#tests/qa/world-details.ts';
import { worldRoutes } from '#tests/qa/worlds.ts';

const worlds = '/api/qa/worlds';
const json = { 'content-type': 'application/json' };
const stops: (() => Promise<unknown>)[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-workbench-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A server with the routes of worlds, as VAYA_QA=on adds them. */
async function startWorkbench(times?: Parameters<typeof worldRoutes>[2]) {
  const { platform, close } = await openTestPlatform();
  const app = await buildApp(platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
  await app.register(async (qa) => {
    guardWorkbench(qa, platform);
    worldRoutes(qa, platform, times);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await close();
  };
  stops.push(stop);
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
  const post = (path: string, body?: unknown) =>
    ask(path, { method: 'POST', ...(body === undefined ? {} : { headers: json, body: JSON.stringify(body) }) });
  return {
    url,
    stop,
    ask,
    post,
    list: async (): Promise<WorldDetails[]> => (await ask(worlds)).json(),
    open: async (): Promise<WorldDetails> => (await post(worlds)).json(),
  };
}

/** Node does not resolve names below localhost, as browsers do. */
const inside = ({ address }: WorldDetails, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${new URL(address).port}${path}`, init);
const signIn = (world: WorldDetails, username: string, password: string) =>
  inside(world, '/api/auth/login', { method: 'POST', headers: json, body: JSON.stringify({ username, password }) });
const foldersOfWorlds = () => readdirSync(folder).filter((name) => name.startsWith('vaya-world-'));

describe('the QA workbench', () => {
  it('[BEYOND-70] is not there unless it is turned on', async () => {
    const server = await startTestServer();
    stops.push(server.stop);
    for (const path of ['/qa', '/qa/worlds', '/qa/assets/index.js', '/api/qa/flows', '/api/qa/flows/login', worlds])
      expect([path, (await server.get(path, { accept: 'text/html' })).status]).toEqual([path, 404]);
    expect((await server.post(worlds, {})).status).toBe(404);
  });

  it('[BEYOND-70] keeps a production server from starting', async () => {
    const production = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail',
      PUBLIC_URL: 'https://vaya.example',
      VAYA_QA: 'on',
    };
    expect(await endOf(spawnServer(production))).toEqual({
      code: 1,
      said: 'VAYA_QA=on is for testing: the QA workbench is never served in production.\n',
    });
  });

  it('[BEYOND-71] refuses what pages of other origins send, and every other name of this machine', async () => {
    const { url, ask, list } = await startWorkbench();
    const { host } = new URL(url);
    const sent = async (headers: Record<string, string>) => (await ask(worlds, { method: 'POST', headers })).status;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://elsewhere.example' },
      { origin: 'null' },
      { origin: `https://${host}.elsewhere.example` },
    ] as Record<string, string>[])
      expect([headers, await sent(headers)]).toEqual([headers, 403]);
    expect(await list()).toEqual([]);
    expect(await sent({ origin: url, 'sec-fetch-site': 'same-origin' })).toBe(201);
    expect((await ask(worlds, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(404);
    const statusAt = async (name: string) =>
      (await askRaw(url, `GET ${worlds} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)).status;
    for (const name of ['localhost', '127.0.0.1:3000', '1f2e3d4c.localhost:3000'])
      expect([name, await statusAt(name)]).toEqual([name, 200]);
    for (const name of ['elsewhere.example', 'localhost.elsewhere.example:3000', 'elsewhere-localhost'])
      expect([name, await statusAt(name)]).toEqual([name, 404]);
  });

  it('[BEYOND-71] has no part in the web app', () => {
    const modules = Object.keys(readManifest()).filter((name) => name.includes('/'));
    expect(modules.length).toBeGreaterThan(20);
    for (const name of modules) expect(name).not.toMatch(/tests|qa\//);
    const assets = join(webFolder, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    for (const name of scripts) expect(readFileSync(join(assets, name), 'utf8')).not.toMatch(/\/qa\b|workbench/i);
  });
});

describe('a world', () => {
  it('[BEYOND-72] has accounts, mails and a database of its own, leaves the server’s as it was, and is deleted when it is closed', async () => {
    const { open, ask, list, post, url } = await startWorkbench();
    const [one, other] = [await open(), await open()];
    expect(one.address).toMatch(/^http:\/\/[0-9a-f]{8}\.localhost:\d+$/);
    expect(one.links[0]).toEqual({
      address: `${one.address}/login`,
      purpose: 'as demo-creator with sail-beyond-kekova',
    });
    expect(one.links.at(-1)?.address).toContain(`${one.address}/bank-details?token=`);
    const creator = { username: 'demo-creator', password: 'sail-beyond-kekova' };
    expect((await signIn(one, creator.username, creator.password)).status).toBe(200);
    expect((await post('/api/auth/login', creator)).status).toBe(401);

    await inside(one, '/api/creator/send-verification-email', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'mia@mail.example' }),
    });
    const recipients = async ({ id }: WorldDetails) =>
      ((await (await ask(`${worlds}/${id}/mails`)).json()) as { to: string }[]).map(({ to }) => to);
    expect(await recipients(one)).toContain('mia@mail.example');
    expect(await recipients(other)).not.toContain('mia@mail.example');
    expect(await (await fetch(`${url}/dev/mailbox.json`)).json()).toEqual([]);

    expect(foldersOfWorlds()).toHaveLength(2);
    expect((await ask(`${worlds}/${one.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await list()).map(({ id }) => id)).toEqual([other.id]);
    await expect(inside(one, '/api/health')).rejects.toThrow();
    expect((await signIn(other, 'demo-creator', 'sail-beyond-kekova')).status).toBe(200);
    expect(foldersOfWorlds()).toHaveLength(1);
    for (const path of [one.id, `${one.id}/mails`]) expect((await ask(`${worlds}/${path}`)).status).toBe(404);
  });

  itAtNight('[BEYOND-72] is refused where eight are open', async () => {
    const { open, post, ask } = await startWorkbench();
    const visit = async (at: string) => {
      const address = `${worlds}/visit?at=${encodeURIComponent(at)}`;
      const { status, headers } = await ask(address, { method: 'POST', redirect: 'manual' });
      return [status, headers.get('location')];
    };
    await Promise.all(Array.from({ length: 7 }, open));
    expect((await visit('@elsewhere.example'))[0]).toBe(400);
    expect(await visit('/login?next=1')).toEqual([
      303,
      expect.stringMatching(/^http:\/\/[0-9a-f]{8}\.localhost:\d+\/login\?next=1$/),
    ]);
    const answer = await post(worlds);
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'There are 8 worlds already: close one first.',
    ]);
    expect(await visit('/login')).toEqual([303, '/qa/worlds']);
  });

  it('[BEYOND-72] is closed when it was not used for its time, and with the server', async () => {
    const unused = await startWorkbench({ idleMs: 100, slowMs: 1 });
    await unused.open();
    await eventually(async () => expect(await unused.list()).toEqual([]));
    const { open, stop } = await startWorkbench();
    await open();
    stops.pop();
    await stop();
    await eventually(async () => expect(foldersOfWorlds()).toEqual([]));
  });

  it('[BEYOND-73] has a clock that is moved, and answers its API by the failure that was chosen, its pages as before', async () => {
    const { open, post } = await startWorkbench({ idleMs: 60_000, slowMs: 3_000 });
    const [world, other] = [await open(), await open()];
    const sessionIn = async (asked: WorldDetails) => {
      const { accessToken } = await (await signIn(asked, 'demo-creator', 'sail-beyond-kekova')).json();
      const headers = { authorization: `Bearer ${accessToken}` };
      return async () => (await inside(asked, '/api/auth/session', { headers })).status;
    };
    const [session, otherSession] = [await sessionIn(world), await sessionIn(other)];
    expect(await session()).toBe(200);
    expect((await post(`${worlds}/${world.id}/clock`, { minutes: 366 * 24 * 60 })).status).toBe(200);
    expect([await session(), await otherSession()]).toEqual([401, 200]);
    for (const minutes of [0, -5, 1.5, 10_000_000, '5'])
      expect((await post(`${worlds}/${world.id}/clock`, { minutes })).status).toBe(400);

    const healthOf = (asked: WorldDetails) => inside(asked, '/api/health').catch(() => null);
    const answers = async (fault: string) => {
      expect((await post(`${worlds}/${world.id}/fault`, { fault })).status).toBe(200);
      const answer = await healthOf(world);
      return [answer?.status, answer?.headers.get('content-type')?.split(';')[0]];
    };
    expect(await answers('unauthenticated')).toEqual([401, 'application/json']);
    expect(await answers('failure')).toEqual([500, 'application/json']);
    expect(await answers('html')).toEqual([200, 'text/html']);
    expect(await answers('offline')).toEqual([undefined, undefined]);
    expect((await inside(world, '/login', { headers: { accept: 'text/html' } })).status).toBe(200);
    expect((await healthOf(other))?.status).toBe(200);
    expect((await post(`${worlds}/${world.id}/fault`, { fault: 'slow' })).status).toBe(200);
    const slow = healthOf(world);
    expect(await Promise.race([slow, healthOf(other).then(() => 'the other answered first')])).toBe(
      'the other answered first',
    );
    expect((await slow)?.status).toBe(200);
    expect(await answers('none')).toEqual([200, 'application/json']);
    expect((await post(`${worlds}/${world.id}/fault`, { fault: 'storm' })).status).toBe(400);
  });
});
