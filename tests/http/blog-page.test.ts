import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  blog = await startBlog(server, { trips: [{}, { title: 'Over the hill' }] });
});
afterAll(() => server.stop());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const rawPage = (encodings: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) =>
    request(`${server.url}/blog/deniz`, { headers: { 'accept-encoding': encodings } }, (response) => {
      buffer(response).then((bytes) => resolve({ headers: response.headers, bytes }), reject);
    })
      .on('error', reject)
      .end(),
  );
const save = async (config: object) => {
  const { status } = await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
  expect(status).toBe(200);
};

describe('the page of a blog', () => {
  it('[BLOG-01] [BLOG-02] [ROUTE-10] is whole, for anybody, without a script', async () => {
    const { status, headers, html } = await page('/blog/deniz');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of ['Deniz Yıldız', 'By the sea', 'Over the hill', 'Guided Tour', '$1,250', '20 – 22 Jun 2026'])
      expect(html).toContain(text);
    expect(html).toContain('<a class="');
    expect(html).toContain('href="/blog/deniz/login"');
    expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
  });

  it('is one page at one address', async () => {
    const { html } = await page('/blog/deniz');
    const [trip = ''] = /\/blog\/deniz\/by-the-sea-[a-z0-9]+/.exec(html) ?? [];
    expect((await page(trip)).status).toBe(200);
    for (const [other, one] of [
      ['/blog/Deniz', '/blog/deniz'],
      ['/blog/DENİZ?lang=tr', '/blog/deniz?lang=tr'],
      ['/blog/%64eniz', '/blog/deniz'],
      [trip.replace('by-the-sea', 'another-title'), trip],
      [trip.replace('/deniz/', '/DENIZ/'), trip],
    ] as const) {
      const { status, headers } = await page(other);
      expect([other, status, headers.get('location')]).toEqual([other, 301, one]);
    }
  });

  it('is there for a proxy, which writes the whole address', async () => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) =>
      request({ hostname, port, path: `${server.url}/blog/deniz` }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(),
    );
    expect(status).toBe(200);
  });

  it('[BLOG-22] of nobody says so', async () => {
    for (const name of ['nobody', 'nobody/by-the-sea', 'admin', 'x', '%00', 'a'.repeat(199), '..%2f'])
      for (const query of ['', '?lang=tr', '?lang=de&lang=en']) {
        const { status, html } = await page(`/blog/${name}${query}`);
        expect([name, status]).toEqual([name, 404]);
        expect(html).toContain(query === '?lang=tr' ? 'İçerik üreticisi bulunamadı' : 'No creator data available');
        expect(html).toContain(query === '?lang=tr' ? 'Bu adreste bir blog yok' : 'There is no blog at this address');
        expect(html).toMatch(/body\{background:(#\w+)\}/);
      }
  });

  it('names cities in its language: on cards, trips, maps and in their data', async () => {
    const cities = { cities: '["Lisbon","Alexandria"]', cityIds: '["2267057","361058"]' };
    await startBlog(server, { username: 'far', number: 3, trips: [{ title: 'Two harbours', ...cities }] });
    const [trip = ''] = /\/blog\/far\/two-harbours-[a-z0-9]+/.exec((await page('/blog/far')).html) ?? [];
    for (const path of ['/blog/far', trip])
      for (const [query, here, elsewhere] of [
        ['', ['Lisbon', 'Alexandria'], ['Lizbon', 'İskenderiye']],
        ['?lang=tr', ['Lizbon', 'İskenderiye'], ['Lisbon', 'Alexandria']],
      ] as const) {
        const { html } = await page(`${path}${query}`);
        const list =
          /<ol class="[^"]*">(?:<li[^>]*>(?:(?!<\/ol>).)*<bdi>(?:(?!<\/ol>).)*)<\/ol>/s.exec(html)?.[0] ?? '';
        const drawing = /<svg[^>]*viewBox="0 0 800 420".*?<\/svg>/s.exec(html)?.[0] ?? '';
        const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
        for (const part of [list, drawing, data]) for (const city of here) expect(part).toContain(city);
        for (const city of elsewhere) expect(html).not.toContain(city);
      }
  });

  it.each(['no-such-trip', '%F0%9F%98%80', '?page=2'])('leads on to the blog that has no %s', async (name) => {
    const of = (query: string) => page(`/blog/deniz${name.startsWith('?') ? '' : '/'}${name}${query}`);
    const { status, html } = await of(name.startsWith('?') ? '' : '?lang=en');
    expect(status).toBe(404);
    for (const text of ['We couldn’t find this trip', 'href="/blog/deniz">All trips by Deniz Yıldız'])
      expect(html).toContain(text);
    expect(html).not.toContain('No creator data available');
    const turkish = await of(name.startsWith('?') ? '&lang=tr' : '?lang=tr');
    expect(turkish.html).toContain('href="/blog/deniz?lang=tr">Deniz Yıldız: tüm geziler');
  });

  it('that does not exist is in the language of its visitor, and in the design of its blog', async () => {
    await save({ pageStyle: { backgroundColor: '#fef3c7' } });
    const turkish = { 'accept-language': 'tr-TR,tr;q=0.9' };
    const trip = await page('/blog/deniz/no-such-trip', turkish);
    expect([trip.status, trip.headers.get('vary')]).toEqual([404, expect.stringContaining('Accept-Language')]);
    expect(trip.html).toContain('Deniz Yıldız: tüm geziler');
    expect(trip.html).toContain('--blog-background:#fef3c7');
    expect((await page('/blog/no-one-here', turkish)).html).toContain('Bu adreste bir blog yok');
    expect((await page('/blog/deniz/no-such-trip', { 'accept-language': 'de' })).html).toContain('All trips by');
    await save({});
  });

  it('answers visitors of the API with a tag, compressed, and again after a save', async () => {
    for (const path of [
      `/api/creator/${blog.id}`,
      `/api/creator/${blog.id}/blog-config`,
      '/api/blog/deniz',
      '/api/blog/deniz/map',
    ]) {
      const first = await page(path);
      expect([path, first.status, first.headers.get('content-encoding')]).toEqual([path, 200, 'gzip']);
      const etag = first.headers.get('etag') ?? '';
      expect((await page(path, { 'if-none-match': etag })).status).toBe(304);
      const owner = await page(path, { ...blog.owner, 'if-none-match': etag });
      expect([path, owner.status]).toEqual([path, path.endsWith('/map') ? 304 : 200]);
    }
    const read = async () => JSON.parse((await page(`/api/creator/${blog.id}`)).html).publishedVayas.length;
    expect(await read()).toBe(2);
    await save({ tripSettings: { hideAllTrips: true } });
    expect(await read()).toBe(0);
    await save({});
  });

  it('keeps the language that was asked for on each of its links', async () => {
    const { html } = await page('/blog/deniz');
    const [trip = ''] = /\/blog\/deniz\/by-the-sea-[a-z0-9]+/.exec(html) ?? [];
    const linksIn = (text: string) =>
      [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].flatMap(([, href = '']) =>
        href.endsWith('/feed.atom') ? [] : [href],
      );
    for (const [path, other] of [
      ['/blog/deniz', '/blog/deniz'],
      [trip, trip],
      ['/blog/deniz/gone', '/blog/deniz'],
      ['/blog/nobody', '/blog/nobody'],
    ] as const) {
      const [turkish, english] = [linksIn((await page(`${path}?lang=tr`)).html), linksIn((await page(path)).html)];
      expect(turkish.length).toBeGreaterThan(1);
      expect([path, turkish.filter((href) => !href.includes('lang=tr'))]).toEqual([path, [other]]);
      expect([path, english.filter((href) => href.includes('?'))]).toEqual([path, [`${other}?lang=tr`]]);
    }
  });

  it('[CONFIG-35] asks for the face that its owner chose before it is drawn, and shows it however late it comes', async () => {
    await save({ pageStyle: { fontFamily: 'Playfair Display' } });
    const { html } = await page('/blog/deniz');
    const [, file] = /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin=""/i.exec(html) ?? [];
    expect(file).toMatch(/playfair-display-latin/);
    expect(html).toMatch(/@font-face\{font-family:"Playfair Display";[^}]*font-display:swap/);
    expect((await fetch(`${server.url}${file}`)).headers.get('content-type')).toBe('font/woff2');
    await save({});
  });

  it('[BEYOND-14] of a trip links the form for questions, unless its creator has turned them off', async () => {
    const { html } = await page('/blog/deniz');
    const [trip = ''] = /\/blog\/deniz\/by-the-sea-[a-z0-9]+/.exec(html) ?? [];
    const linksForm = async () => (await page(trip)).html.includes(`href="${trip}/ask"`);
    const welcome = (areWelcome: boolean) => server.post('/api/questions/settings', { areWelcome }, blog.owner);
    expect(await linksForm()).toBe(true);
    await welcome(false);
    expect(await linksForm()).toBe(false);
    await welcome(true);
    expect(await linksForm()).toBe(true);
  });

  it('of many trips shows forty-eight of them, and more of them at a press, from the first new one', async () => {
    const trips = Array.from({ length: 100 }, (_, index) => ({
      title: `Trip ${100 - index}`,
      createdAt: 1_000 - index,
    }));
    await startBlog(server, { username: 'many', number: 11, trips });
    const parts = await Promise.all(['', '?page=2', '?page=3'].map((query) => page(`/blog/many${query}`)));
    const titles = parts.map(({ html }) => [...html.matchAll(/>(Trip \d+)<\/a>/g)].map(([, title]) => title));
    expect(titles.map(({ length }) => length)).toEqual([48, 96, 100]);
    expect(titles.at(-1)).toEqual(trips.map(({ title }) => title));
    expect(titles[1]).toEqual(titles[2]?.slice(0, 96));
    const [first, second, last] = parts.map(({ html }) => html);
    expect(first).toContain('href="/blog/many?page=2#trips-2">Show more trips');
    expect(second).toContain('href="/blog/many?page=3#trips-3">Show more trips');
    expect(second).toContain('96 of 100 trips');
    expect(/<li id="trips-2".*?>(Trip \d+)<\/a>/s.exec(second ?? '')?.[1]).toBe(titles[1]?.[48]);
    expect(second).toContain('<link rel="canonical" href="http://localhost:3000/blog/many?page=2"');
    expect(last).not.toContain('Show more trips');
    expect((await page('/blog/many?page=2&lang=tr')).html).toContain('href="/blog/many?lang=tr&amp;page=3#trips-3"');
    expect(first?.length).toBeLessThan(400_000);
  });

  it('is sent once, and confirmed from then on, without a policy', async () => {
    const first = await page('/blog/deniz');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-security-policy')).toContain("'sha256-");
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    const again = await page('/blog/deniz', { 'if-none-match': etag });
    expect([again.status, again.html, again.headers.get('content-security-policy')]).toEqual([304, '', null]);
    expect((await page('/blog/deniz?lang=tr', { 'if-none-match': etag })).status).toBe(200);
  });

  it('changes with what its owner saves, and on the day on which a trip’s days are told, of which its tag says nothing before', async () => {
    const { headers } = await page('/blog/deniz');
    const etag = headers.get('etag') ?? '';
    await save({ pageStyle: { backgroundColor: '#fef3c7' } });
    const saved = await page('/blog/deniz', { 'if-none-match': etag });
    expect(saved.status).toBe(200);
    expect(saved.html).toContain('--blog-background:#fef3c7');
    const { database } = server.platform;
    await database.updateTable('trip').set({ daysFor: 'owner' }).execute();
    await save({});
    const untold = await page('/blog/deniz');
    expect(untold.html).not.toContain('20 – 22 Jun 2026');
    const before = server.clock.now;
    const at = async (day: number) => {
      server.clock.now = Date.UTC(2026, 5, day, 12);
      return page('/blog/deniz', { 'if-none-match': untold.headers.get('etag') ?? '' });
    };
    expect((await at(23)).status).toBe(304);
    const told = await at(24);
    expect([told.status, told.html.includes('20 – 22 Jun 2026')]).toEqual([200, true]);
    server.clock.now = before;
    await database.updateTable('trip').set({ daysFor: 'everyone' }).execute();
    await save({});
  });

  it('[BLOG-27] names the hosts of its pictures in its policy, as long as there are few', async () => {
    const covers = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ coverImage: `https://${name}-${index}.example/a.jpg` }));
    await startBlog(server, { username: 'few', number: 8, trips: covers('few', 2) });
    await startBlog(server, { username: 'lots', number: 9, trips: covers('lots', 60) });
    const picturesOf = async (name: string) =>
      /img-src ([^;]*)/.exec((await page(`/blog/${name}`)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await picturesOf('few')).toBe("'self' https://few-0.example https://few-1.example");
    expect(await picturesOf('lots')).toBe("'self' https:");
  });

  it('is the same page however it is packed, whoever has asked for it first', async () => {
    const opened = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    const names = ['br', 'gzip', 'identity'] as const;
    for (const first of names) {
      await save({});
      const pages = new Set<string>();
      for (const name of [first, ...names]) {
        const { headers, bytes } = await rawPage(name === 'br' ? 'gzip, deflate, br' : name);
        expect(headers['content-encoding'] ?? 'identity').toBe(name);
        pages.add(opened[name](bytes).toString('utf8'));
      }
      expect(pages.size).toBe(1);
      expect([...pages][0]).toMatch(/^<!doctype html>.*<\/html>$/s);
    }
  });

  it('answers HEAD as it answers GET', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${server.url}/blog/deniz`, { method })),
    );
    const told = (response: Response | undefined) =>
      ['etag', 'content-type', 'content-security-policy', 'cache-control'].map((name) => response?.headers.get(name));
    expect([head?.status, told(head)]).toEqual([200, told(get)]);
    expect(await head?.text()).toBe('');
  });
});
