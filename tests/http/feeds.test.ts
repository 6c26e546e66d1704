import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '#contract/pages.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { buildApp } from '#server/app.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { makeTrip, startBlog } from '#tests/kit/blogs.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readHtml, readXml } from '#tests/kit/xml.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
const publicUrl = 'https://vaya.example';
beforeAll(async () => {
  server = await startTestServer({}, { PUBLIC_URL: publicUrl });
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  blog = await startBlog(server, {
    trips: [
      {
        title: 'By <the> sea & "sky"',
        description: 'Slow\u0007 days.',
        coverImage: `demo-landscape/${'0'.repeat(30)}`,
      },
      { title: '', createdAt: Date.UTC(2026, 4, 1), updatedAt: Date.UTC(2026, 4, 1), priceCents: null, cityIds: '[]' },
      { title: '=1+1', createdAt: Date.UTC(2025, 4, 1), daysFor: 'owner', coverImage: 'https://images.example/1.jpg' },
    ],
  });
});
afterAll(() => server.stop());

const path = '/blog/deniz/feed.atom';
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
const save = (config: object) => server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
const feedOf = async (username = 'deniz') => readXml((await server.get(`/blog/${username}/feed.atom`)).body);
const titlesIn = async () => textsOf(await feedOf(), 'title').slice(1);
const linksIn = (feed: Document, rel: string) =>
  [...feed.querySelectorAll(`entry > link[rel=${rel}]`)].map((link) => link.getAttribute('href'));

describe('the feed of a blog', () => {
  it('names cities in the language of the blog', async () => {
    const cities = { cities: '["Lisbon"]', cityIds: '["2267057"]' };
    const far = await startBlog(server, { username: 'far', number: 2, trips: [cities] });
    const places = async () => {
      const feed = await feedOf('far');
      const [category] = feed.getElementsByTagName('category');
      return [category?.getAttribute('term'), textsOf(feed, 'content')[0]?.split('\n').at(-1)];
    };
    expect(await places()).toEqual(['Lisbon', 'Lisbon, 2026-06-20 – 2026-06-22']);
    await server.post(`/api/creator/${far.id}/blog-config`, { language: 'tr' }, far.owner);
    expect(await places()).toEqual(['Lizbon', 'Lizbon, 2026-06-20 – 2026-06-22']);
  });

  it('is Atom, with ids and dates that stay, and an author', async () => {
    const { status, headers, body } = await server.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const feed = readXml(body);
    expect(textsOf(feed, 'title')).toEqual(['Deniz Yıldız', 'Untitled Trip', 'By <the> sea & "sky"', '=1+1']);
    expect(textsOf(feed, 'name')).toEqual(['Deniz Yıldız']);
    expect(textsOf(feed, 'published').map((moment) => moment?.slice(0, 10))).toEqual([
      '2026-05-01',
      '2026-01-10',
      '2025-05-01',
    ]);
    expect(textsOf(feed, 'content')[1]).toBe('Slow days.\n\nKaş – Antalya, 2026-06-20 – 2026-06-22');
    expect(linksIn(feed, 'alternate')[1]).toMatch(
      /^https:\/\/vaya\.example\/blog\/deniz\/by-the-sea-sky-[a-z0-9]{10}$/,
    );
    for (const id of textsOf(feed, 'id')) expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const { database } = server.platform;
    await database.updateTable('trip').set({ title: 'Another name' }).where('title', '=', '').execute();
    await save({});
    const later = await feedOf();
    expect(textsOf(later, 'id')).toEqual(textsOf(feed, 'id'));
    expect(textsOf(later, 'title')).toContain('Another name');
    await database.updateTable('trip').set({ title: '' }).where('title', '=', 'Another name').execute();
    await save({});
  });

  it('has the picture of each trip, which a reader elsewhere may show', async () => {
    const pictures = linksIn(await feedOf(), 'enclosure');
    const own = `/media/demo-landscape/${'0'.repeat(30)}/960.webp`;
    expect(pictures).toEqual([publicUrl + own, 'https://images.example/1.jpg']);
    const policyOf = async (shown: string) => (await server.get(shown)).headers.get('cross-origin-resource-policy');
    expect([await policyOf(own), await policyOf(own.replace('960', '961'))]).toEqual(['cross-origin', 'same-origin']);
  });

  it('is in the language of the page', async () => {
    await save({ language: 'tr' });
    const feed = await feedOf();
    expect(feed.documentElement.getAttribute('xml:lang')).toBe('tr');
    expect(textsOf(feed, 'title')[1]).toBe('Adsız gezi');
    await save({});
  });

  it('is named in the head of each page and linked at its foot', async () => {
    const entry = linksIn(await feedOf(), 'alternate')[0] ?? '';
    for (const page of ['/blog/deniz', entry.slice(publicUrl.length)]) {
      const html = readHtml((await server.get(page)).body);
      const inHead = html.querySelector('head link[type="application/atom+xml"]');
      expect([page, inHead?.getAttribute('href')]).toEqual([page, publicUrl + path]);
      const link = [...html.querySelectorAll('footer a')].find(({ textContent }) => textContent === 'Feed');
      expect([page, link?.getAttribute('href')]).toEqual([page, path]);
    }
  });

  it('is sent again only once it has changed', async () => {
    const { headers, status } = await server.get(path);
    const etag = headers.get('etag') ?? '';
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    const known = await server.get(path, { 'if-none-match': `"x", ${etag}` });
    expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await server.ask(path, { method: 'HEAD' });
    expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', etag]);
    await save({ tripSettings: { hideAllTrips: true } });
    const changed = await server.get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    await save({});
  });

  it('redirects other spellings of its address, and is missing for unknown blogs', async () => {
    const at = (name: string) => fetch(`${server.url}/blog/${name}/feed.atom`, { redirect: 'manual' });
    for (const name of ['DENIZ', 'Deniz', 'den%C4%B1z', 'd%65niz']) {
      const { status, headers } = await at(name);
      expect([name, status, headers.get('location')]).toEqual([name, 301, path]);
    }
    for (const name of ['nobody', 'admin', 'a'.repeat(190), '%00', '%F0%9F%8C%8A', '..%2f..', '%20', "'--", '*']) {
      const { status, headers } = await at(name);
      expect([name, status, headers.get('x-robots-tag')]).toEqual([name, 404, 'noindex']);
    }
    const { host } = new URL(server.url);
    const request = `GET http://${host}${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect((await askRaw(server.url, request)).status).toBe(200);
    for (const name of ['a'.repeat(3000), '%', '%E0%A4%A']) expect([400, 404, 414]).toContain((await at(name)).status);
  });

  it('is the same at once in every process, though one of them has saved and another keeps files', async () => {
    const other = await buildApp(server.platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
    const count = async () => readXml((await other.inject(path)).body).getElementsByTagName('entry').length;
    expect([await count(), await count()]).toEqual([3, 3]);
    await save({ tripSettings: { visibleTrips: ['deniz-0'] } });
    expect(await count()).toBe(1);
    await save({});
    expect(await count()).toBe(3);
    await other.close();
  });

  it('is the same for concurrent requests, and another after a save', async () => {
    const concurrently = async () =>
      new Set(await Promise.all(Array.from({ length: 8 }, async () => String(await titlesIn()))));
    await save({ tripSettings: { visibleTrips: ['deniz-0'] } });
    expect([...(await concurrently())]).toEqual(['By <the> sea & "sky"']);
    await save({});
    expect([...(await concurrently())]).toEqual(['Untitled Trip,By <the> sea & "sky",=1+1']);
  });

  it('is limited for each client address', async () => {
    const limited = await buildApp(server.platform, { requestsPerMinute: 3, shedsLoad: false });
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await limited.inject(path)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await limited.close();
  });

  it('changes on the day on which a trip’s days are told, though nobody has saved anything', async () => {
    const hasDays = async () => textsOf(await feedOf(), 'content')[2]?.includes('2026-06-20');
    expect(await hasDays()).toBe(false);
    const before = server.clock.now;
    server.clock.now = Date.UTC(2026, 5, 23, 23);
    expect(await hasDays()).toBe(false);
    server.clock.now = Date.UTC(2026, 5, 24, 1);
    expect(await hasDays()).toBe(true);
    server.clock.now = before;
  });
});

describe('what search engines are told', () => {
  it('names every open blog and every trip that it shows, once', async () => {
    await server.platform.database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 2, first: 1, count: 320, now: server.clock.now }));
    const draft = makeTrip({ id: 'deniz-draft', accountId: blog.id, state: 'draft', title: 'Not yet' });
    await server.platform.database.insertInto('trip').values(draft).execute();
    server.clock.now += 11 * 60_000;
    const index = readXml((await server.get('/sitemap.xml')).body);
    const maps = textsOf(index, 'loc');
    expect(maps).toEqual([`${publicUrl}/sitemaps/1.xml`, `${publicUrl}/sitemaps/2.xml`]);
    const pages = await Promise.all(
      maps.map(async (address) => textsOf(readXml((await server.get(address.slice(publicUrl.length))).body), 'loc')),
    );
    const all = pages.flat();
    expect(new Set(all).size).toBe(all.length);
    const blogs = all.filter((address) => /\/blog\/[^/]+$/.test(address));
    expect(blogs).toHaveLength(322);
    expect(all.filter((address) => address.startsWith(`${publicUrl}/blog/deniz/`))).toHaveLength(3);
    const { count } = await server.platform.database
      .selectFrom('trip')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'published')
      .executeTakeFirstOrThrow();
    expect(all).toHaveLength(322 + Number(count));
    expect(String(all)).not.toContain('not-yet');
  });

  it('reads where its maps begin once, for all who ask at once', async () => {
    server.clock.now += 11 * 60_000;
    const select = vi.spyOn(server.platform.database, 'selectFrom');
    const answers = await Promise.all([1, 2, 3].map(() => server.get('/sitemap.xml')));
    expect(select).toHaveBeenCalledTimes(2);
    select.mockRestore();
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is written anew once a blog in it has changed, and not for each who asks', async () => {
    const { database } = server.platform;
    const hasTitle = async () => {
      const maps = await Promise.all([1, 2].map((number) => server.get(`/sitemaps/${number}.xml`)));
      return maps.some(({ body }) => body.includes('/blog/deniz/seen-at-once-'));
    };
    const title = (words: string) =>
      database.updateTable('trip').set({ title: words }).where('id', '=', 'deniz-1').execute();
    expect(await hasTitle()).toBe(false);
    await title('Seen at once');
    expect(await hasTitle()).toBe(false);
    await save({ tripSettings: { hideAllTrips: true } });
    expect(await hasTitle()).toBe(false);
    await save({});
    expect(await hasTitle()).toBe(true);
    await title('');
    await save({});
    expect(await hasTitle()).toBe(false);
  });

  it('leaves out who is suspended at once, and what has no sitemap', async () => {
    const staff = await signInStaff(server, 'maps');
    const isNamed = async () => {
      const maps = await Promise.all([1, 2].map((number) => server.get(`/sitemaps/${number}.xml`)));
      return maps.some(({ body }) => body.includes('/blog/deniz<'));
    };
    expect(await isNamed()).toBe(true);
    await staff.post(`/creators/${blog.id}/moves`, { move: 'suspend' });
    expect(await isNamed()).toBe(false);
    expect((await server.get(path)).status).toBe(404);
    await staff.post(`/creators/${blog.id}/moves`, { move: 'reinstate' });
    for (const name of ['0.xml', '3.xml', '99999999999.xml', 'x.xml', '1', '-1.xml'])
      expect([name, (await server.get(`/sitemaps/${name}`)).status]).toEqual([name, 404]);
  });

  it('says where the sitemap is, and what is nobody’s to index', async () => {
    const { body, headers } = await server.get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect((await server.ask('/robots.txt', { method: 'HEAD' })).status).toBe(200);
    const closed = String(body).match(/(?<=Disallow: ).*/g) ?? [];
    const guarded = pages
      .filter(({ role, path }) => role !== 'anyone' || path === '/blog/:username/login')
      .map(({ path }) => path.replace(':username', '*'));
    expect(guarded.length).toBeGreaterThan(8);
    expect(guarded.filter((path) => !closed.some((start) => `${path}$`.startsWith(start)))).toEqual([]);
    expect(closed.filter((start) => '/blog/*/trips-of-the-heart-0hi0c0xwww$'.startsWith(start))).toEqual([]);
  });
});
