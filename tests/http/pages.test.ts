import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const asked = async (method: string, target: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const answer = await askRaw(server.url, [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
};
const [page, json] = ['text/html', 'application/json'];

describe('a page', () => {
  const addresses = ['/', '/application', '/bank-details?token=x', '/blog/deniz/login', '/terms'];

  it.each(addresses)('%s is shown whatever is accepted', async (address) => {
    for (const method of ['GET', 'HEAD'])
      for (const accept of [
        undefined,
        '*/*',
        'text/html,application/json;q=0.9',
        'image/png',
        'application/json, text/plain',
      ])
        expect(await asked(method, address, accept === undefined ? {} : { Accept: accept })).toEqual([200, page]);
  });

  it.each(['/no/such/page', '/apiary', '/manifest.webmanifest'])(
    '%s does not exist, in the words of its visitor',
    async (address) => {
      for (const [language, words] of [
        ['tr-TR,tr;q=0.9,en;q=0.8', 'Bu adreste bir şey yok.'],
        ['en', 'There is nothing at this address.'],
      ] as const) {
        const answer = await fetch(`${server.url}${address}`, {
          headers: { accept: page, 'accept-language': language },
        });
        const body = await answer.text();
        expect([answer.status, answer.headers.get('content-type')]).toEqual([404, `${page}; charset=utf-8`]);
        expect(body).toContain(`<html lang="${language.slice(0, 2)}"`);
        expect(body).toContain(`<h1>${words}</h1>`);
        expect(body).not.toContain('needs JavaScript');
      }
    },
  );

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('%s is an icon', async (address, type) => {
    expect(await asked('GET', address)).toEqual([200, type]);
  });

  it('that cannot be shown now says so to whoever looks at it, and asks again at a press', async () => {
    const busy = await startTestServer({ requestsPerMinute: 1 });
    const look = (accept: string, language: string) =>
      fetch(`${busy.url}/application?draft=1`, { headers: { accept, 'accept-language': language } });
    expect((await look(`${page},*/*;q=0.8`, 'en')).status).toBe(200);
    const answer = await look(`${page},*/*;q=0.8`, 'tr');
    const body = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, `${page}; charset=utf-8`]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('<html lang="tr">');
    expect(body).toMatch(/<h1>Çok fazla istek[^<]*<\/h1>/);
    expect(body).toContain('<a href="">Yeniden dene</a>');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`);
    const program = await look('*/*', 'en');
    expect([program.status, program.headers.get('content-type')]).toEqual([429, `${json}; charset=utf-8`]);
    await busy.stop();
  });

  it('tells whoever links to it what it is', async () => {
    const { body } = await server.get('/application', { accept: page });
    expect(body).toContain('<meta property="og:title" content="Vaya"');
    expect(body).toMatch(/<meta property="og:description" content="[^"]{20,}"/);
  });

  it('names the scripts that it begins with, another page others', async () => {
    const scriptsAt = async (address: string): Promise<string[]> => {
      const { body } = await server.get(address, { accept: page });
      const named = [
        ...body.matchAll(/<link [^>]*rel="modulepreload" crossorigin href="\/assets\/([a-z-]+)-[\w-]{8}\.js"/g),
      ];
      return named.map(([, name = '']) => name);
    };
    for (const address of ['/', '/application', '/application/', '/application?draft=1'])
      expect(await scriptsAt(address)).toContain('application-route');
    expect(await scriptsAt('/login')).not.toContain('application-route');
    expect(await scriptsAt('/admin/stays/7')).toEqual(await scriptsAt('/admin/stays'));
    expect(await scriptsAt('/hotel-booking-requests/7')).toEqual(expect.arrayContaining(['stays-route', 'stay-route']));
    expect(await scriptsAt('/blog/deniz/config')).toEqual(expect.arrayContaining(['dashboard-route', 'blog-in-app']));
    expect(await scriptsAt('/blog/deniz/trips/new')).toContain('trip-creation-route');
    expect(await scriptsAt('/blog/deniz/trips/7')).toContain('trip-editor-route');
    for (const { path } of pages.filter(({ role }) => role === 'sponsor' || role === 'staff'))
      expect(await scriptsAt(path.replace(/:id\??/, '7'))).toContain('sign-in-screen');
    expect(await scriptsAt('/no/such/page')).toContain('not-found-route');
    for (const name of await scriptsAt('/bank-details')) expect(name).not.toMatch(/dashboard|stay/);
  });

  it('is in the language that its reader prefers', async () => {
    const languageOf = async (preferred: string) => {
      const { body, headers } = await server.get('/login', { accept: page, 'accept-language': preferred });
      expect(headers.get('vary')).toContain('Accept-Language');
      return /<html lang="([a-z]+)"/.exec(body)?.[1];
    };
    expect(await languageOf('en-GB,tr;q=0.5')).toBe('en');
    expect(await languageOf('en;q=0.5,tr')).toBe('tr');
    expect(await languageOf('en;q=0,tr')).toBe('tr');
    expect(await languageOf('de,tr;q=0.2')).toBe('tr');
    expect(await languageOf('tr-TR,tr;q=0.9,en;q=0.8')).toBe('tr');
  });

  it('is not shown to who asks for JSON alone, nor for what is sent', async () => {
    expect(await asked('GET', '/application', { Accept: 'application/json' })).toEqual([404, json]);
    expect(await asked('GET', '/application', { Accept: 'application/json;q=0.9' })).toEqual([404, json]);
    expect(await asked('POST', '/application')).toEqual([404, json]);
  });

  it('shows pictures of ours, those of this device, and covers of trips that lie elsewhere', async () => {
    const { headers } = await server.get('/discovery', { accept: page });
    expect(headers.get('content-security-policy')).toMatch(/img-src 'self' blob: https:;.*frame-ancestors 'none'/);
  });

  it('tells the app the version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect((await server.get('/admin', { accept: page })).body).toContain(`<meta name="version" content="${version}">`);
  });

  it('tells the app who answers questions, and nobody where nobody is set', async () => {
    expect((await server.get('/application', { accept: page })).body).not.toContain('name="support"');
    const helped = await startTestServer({}, { SUPPORT_EMAIL: "o'hara+help@vaya.example" });
    for (const address of ['/application', '/blog/deniz/login'])
      expect((await helped.get(address, { accept: page })).body).toContain(
        '<meta name="support" content="o&#39;hara+help@vaya.example"></head>',
      );
    await helped.stop();
  });

  it('is never an address of the API, of files or of mails', async () => {
    const addresses = [
      '/api',
      '/api/',
      '/api/nothing',
      '/%61pi/nothing',
      `${server.url}/api/nothing`,
      '/assets/x.js',
      '/media/x',
      '/dev/mailbox/',
    ];
    for (const address of addresses) expect(await asked('GET', address, { Accept: 'text/html' })).toEqual([404, json]);
    expect(await asked('GET', '/%61pi/auth/login', { Accept: 'text/html' })).toEqual([405, json]);
  });
});

describe('the mailbox', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is read at %s', async (Host) => {
    expect(await asked('GET', '/dev/mailbox.json', { Host })).toEqual([200, json]);
  });

  it.each([
    { 'X-Forwarded-For': '203.0.113.9' },
    { 'X-Forwarded-Proto': 'https' },
    { 'X-Real-IP': '203.0.113.9' },
    { Forwarded: 'for=203.0.113.9' },
    { Via: '1.1 proxy' },
  ])('is not read through a proxy that calls itself localhost, and says %j', async (headers) => {
    for (const path of ['/dev/mailbox.json', '/dev/mailbox', '/dev/mailbox/x'])
      expect(await asked('GET', path, { Host: 'localhost:3000', ...headers })).toEqual([404, json]);
  });

  it('is not read in the HTTP that proxies speak unless they are told otherwise', async () => {
    const asProxy = 'GET /dev/mailbox.json HTTP/1.0\r\nHost: localhost:3000\r\n\r\n';
    expect((await askRaw(server.url, asProxy)).status).toBe(404);
  });

  it.each(['evil.example', 'localhost.evil.example', '192.168.1.7:3000', 'evil.example:3000'])(
    'is not read by a page of %s, whose name points here',
    async (Host) => {
      for (const path of ['/dev/mailbox.json', '/dev/mailbox', '/dev/mailbox/x'])
        expect(await asked('GET', path, { Host, 'X-Forwarded-Host': 'localhost' })).toEqual([404, json]);
    },
  );
});
