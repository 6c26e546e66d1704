import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortTripId } from '#rules/trip-address.ts';
import { buildApp } from '#server/app.ts';
import { webFolder } from '#server/http/web-pages.ts';
import { parseConfig } from '#server/lib/config.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
const limited = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ requestsPerMinute: 3 }, env);
};
afterEach(() => server?.stop());

const repeated = async (ask: (index: number) => Promise<{ status: number }>, times = 5): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await ask(index)).status);
  return statuses;
};
const raw = (target: string) =>
  askRaw(server.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

describe('a limit', () => {
  beforeEach(() => limited());

  it('[LIMIT-03] counts a call however its address is spelt', async () => {
    expect(await repeated(() => raw('/%61pi/reference-data/languages'))).toEqual([200, 200, 200, 429, 429]);
    expect((await raw(`${server.url}/api/reference-data/languages`)).status).toBe(429);
    expect((await raw('/api/reference-data/languages')).status).toBe(429);
  });

  it('spares the checks of proxies and monitors', async () => {
    await repeated(() => server.get('/api/reference-data/languages'));
    expect((await server.get('/api/health')).status).toBe(200);
    expect(await repeated(() => server.get('/api/ready'))).toEqual([200, 200, 200, 200, 200]);
  });

  it('of one call counts that call however its address is spelt', async () => {
    const body = '{"email":"a@mail.example"}';
    const forgot = (target: string) =>
      askRaw(
        server.url,
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    const spellings = [
      '/api/auth/password/forgot',
      '/ap%69/auth/password/forgot',
      `${server.url}/api/auth/password/forgot`,
    ];
    const asked = await repeated((index) => forgot(spellings[index % 3] ?? ''), 8);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('of the config of a blog, which may be large, is sixty, by whichever address it is saved', async () => {
    for (const path of ['/api/creator/nobody/blog-config', '/api/blog/nobody/blog-config']) {
      const saved = await repeated(() => server.post(path, {}), 61);
      expect([new Set(saved.slice(0, 60)), saved[60]]).toEqual([new Set([401]), 429]);
    }
  });

  it('counts who is not signed in, with a token or without', async () => {
    const authorization = `Bearer ${'a'.repeat(43)}`;
    const asked = await repeated((index) => server.get('/api/auth/session', index % 2 ? { authorization } : {}));
    expect(asked).toEqual([401, 401, 401, 429, 429]);
  });

  it('counts addresses that lead nowhere, and wrong methods', async () => {
    const nowhere = ['/api/nothing', '/api/auth/login', '/%61pi/nothing', '/api/nothing', '/no/page'];
    expect(await repeated((index) => server.get(nowhere[index] ?? ''))).toEqual([404, 405, 404, 429, 429]);
  });

  it.each([
    ['HEAD', 'HEAD', '/api/reference-data/languages'],
    ['another case', 'GET', '/API/Reference-Data/Languages'],
    ['a trailing slash', 'GET', '/api/reference-data/languages/'],
    ['a query', 'GET', '/api/reference-data/languages?a=1'],
  ])('is not avoided by %s', async (_, method, path) => {
    await repeated(() => server.get('/api/reference-data/languages'), 3);
    expect((await server.ask(path, { method })).status).toBe(429);
  });

  it('counts bodies that cannot be read', async () => {
    const broken = () => server.ask('/api/sponsor/shortlist/a', { method: 'POST', body: '{"broken' });
    expect((await repeated(broken)).slice(-2)).toEqual([429, 429]);
  });

  it('counts scripts that are not there, and none that is, however it is asked for', async () => {
    const [script = ''] = readdirSync(join(webFolder, 'assets')).filter((name) => name.endsWith('.js'));
    const spelt = (index: number) =>
      [`a${index}.js`, `%61${index}.js`, `a/${script}`, `..%2f${index}`][index % 4] ?? '';
    const missed = await repeated((index) => server.get(`/assets/${spelt(index)}`), 7);
    expect(missed).toEqual([404, 404, 404, 429, 429, 429, 429]);
    expect((await server.ask('/assets/a.js', { method: 'HEAD' })).status).toBe(429);
    for (const encoding of ['br', 'gzip', 'identity'])
      for (const method of ['GET', 'HEAD']) {
        const headers = { 'accept-encoding': encoding };
        const answer = await fetch(`${server.url}/assets/${script}?v=1`, { method, headers });
        await answer.arrayBuffer();
        const expected = [200, encoding === 'identity' ? null : encoding];
        expect([answer.status, answer.headers.get('content-encoding')]).toEqual(expected);
      }
  });

  it('counts pictures that are not there, and looks for none beyond it', async () => {
    const read = vi.spyOn(server.platform.media, 'read');
    const picture = (index: number) => `/media/profile/${String(index).padStart(30, '0')}/96.webp`;
    await server.platform.media.write(picture(7).slice('/media/'.length), Buffer.from('a picture'));
    expect(await repeated(() => server.get(picture(7)))).toEqual([200, 200, 200, 200, 200]);
    const spelt = (index: number) => server.get(index % 2 ? picture(index) : `/media/${index}`);
    expect(await repeated(spelt)).toEqual([404, 404, 404, 429, 429]);
    expect((await server.get(picture(7))).status).toBe(429);
    expect(read).toHaveBeenCalledTimes(6);
  });
});

describe('an account', () => {
  it('changes its blog sixty times a minute, from however many addresses', async () => {
    await limited({ TRUST_PROXY: '1' });
    const { id, owner } = await startBlog(server, { trips: [{}] });
    const statuses = await repeated(
      (index) =>
        server.post(`/api/creator/${id}/blog-config`, {}, { ...owner, 'x-forwarded-for': `203.0.113.${index % 3}` }),
      61,
    );
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429]);
    const publish = await server.post('/api/account/trips/deniz-0/moves', { move: 'publish' }, owner);
    expect(publish.status).toBe(429);
    const other = await startBlog(server, { username: 'mia', number: 2 });
    expect((await server.post(`/api/creator/${other.id}/blog-config`, {}, other.owner)).status).toBe(200);
  });
});

describe('a page of a blog', () => {
  it('counts where it has to be written or is another address of one, and not where it is kept', async () => {
    server = await startTestServer();
    await startBlog(server, { trips: [{ id: 'by-the-sea' }] });
    const app = await buildApp(server.platform, { requestsPerMinute: 3, shedsLoad: false });
    const look = async (address: string) => ({ status: (await app.inject(`/blog/deniz${address}`)).statusCode });
    const mark = shortTripId('by-the-sea');
    expect(await repeated(() => look(''))).toEqual([200, 200, 200, 200, 200]);
    expect(await repeated((index) => look(`/a${index}-${mark}`))).toEqual([301, 301, 429, 429, 429]);
    expect((await look('/x-0000000001')).status).toBe(429);
    expect((await look('')).status).toBe(200);
    await app.close();
  });
});

describe('an address', () => {
  const from = (forwarded: string) => server.get('/api/reference-data/languages', { 'x-forwarded-for': forwarded });

  it('is nobody’s to choose where no proxy is trusted', async () => {
    await limited();
    expect(await repeated((index) => from(`203.0.113.${index}`))).toEqual([200, 200, 200, 429, 429]);
  });

  it('is the one that the last trusted proxy saw, whatever was claimed before it', async () => {
    await limited({ TRUST_PROXY: '1' });
    expect(await repeated((index) => from(`10.0.0.${index}, 203.0.113.9`))).toEqual([200, 200, 200, 429, 429]);
    expect((await from('203.0.113.10')).status).toBe(200);
  });

  it('is told by proxies in trusted networks alone', async () => {
    await limited({ TRUST_PROXY: '10.0.0.0/8,loopback' });
    expect(await repeated((index) => from(`198.51.100.${index}, 203.0.113.9, 10.1.2.3`))).toEqual([
      200, 200, 200, 429, 429,
    ]);
    await server.stop();
    await limited({ TRUST_PROXY: '10.0.0.0/8' });
    expect(await repeated((index) => from(`203.0.113.${index}`))).toEqual([200, 200, 200, 429, 429]);
  });

  it('of IPv6 is its network', async () => {
    await limited({ TRUST_PROXY: '1' });
    expect(await repeated((index) => from(`2001:db8:1:2::${index}`))).toEqual([200, 200, 200, 429, 429]);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });

  it('that is none counts as the proxy', async () => {
    await limited({ TRUST_PROXY: '1' });
    expect(await repeated((index) => from(`${'x'.repeat(1000)}${index}`))).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('TRUST_PROXY', () => {
  const trusted = (text: string) => {
    const config = parseConfig({ TRUST_PROXY: text });
    return 'problems' in config ? config.problems : config.trustProxy;
  };

  it.each([
    ['off', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1', ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1']],
  ])('%s is taken', (text, parsed) => {
    expect(trusted(text)).toEqual(parsed);
  });

  it.each(['on', '0', 'true', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.example', 'loopback,'])(
    '%s is refused',
    (text) => {
      expect(trusted(text)).toEqual([
        'TRUST_PROXY must be off, a number of proxies (1 to 9), or their networks such as loopback,10.0.0.0/8; "on" would let everybody choose an address.',
      ]);
    },
  );
});
