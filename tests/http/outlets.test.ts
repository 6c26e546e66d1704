import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pages } from '#contract/pages.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { buildApp } from '#server/app.ts';
import { exportFormats, feedLinks } from '#server/blog/exports.service.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { makeTrip, startBlog } from '#tests/kit/blogs.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readXml } from '#tests/kit/xml.ts';

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

const files = ['feed.atom', 'feed.json', 'places.kml', 'places.csv'];
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
const save = (config: object) => server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
const get = (file: string) => server.get(`/blog/deniz/${file}`);

describe('the feeds of a blog', () => {
  it('name cities in the language of the blog', async () => {
    const cities = { cities: '["Lisbon"]', cityIds: '["2267057"]' };
    const far = await startBlog(server, { username: 'far', number: 2, trips: [cities] });
    const tags = async () => {
      const { body } = await server.get('/blog/far/feed.json');
      expect(
        readXml((await server.get('/blog/far/feed.atom')).body).getElementsByTagName('category')[0],
      ).toHaveProperty('outerHTML', expect.stringContaining(body.items[0].tags[0]));
      return [...body.items[0].tags, body.items[0].content_text.split('\n').at(-1)];
    };
    expect(await tags()).toEqual(['Lisbon', 'Lisbon, 2026-06-20 – 2026-06-22']);
    await server.post(`/api/creator/${far.id}/blog-config`, { language: 'tr' }, far.owner);
    expect(await tags()).toEqual(['Lizbon', 'Lizbon, 2026-06-20 – 2026-06-22']);
  });

  it('are Atom, with ids and dates that stay, and an author', async () => {
    const { status, headers, body } = await get('feed.atom');
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
    for (const id of textsOf(feed, 'id')) expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const { database } = server.platform;
    await database.updateTable('trip').set({ title: 'Another name' }).where('title', '=', '').execute();
    await save({});
    const later = readXml((await get('feed.atom')).body);
    expect(textsOf(later, 'id')).toEqual(textsOf(feed, 'id'));
    expect(textsOf(later, 'title')).toContain('Another name');
    await database.updateTable('trip').set({ title: '' }).where('title', '=', 'Another name').execute();
    await save({});
  });

  it('are JSON Feed, with the same', async () => {
    const { headers, body } = await get('feed.json');
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(body).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Deniz Yıldız',
      home_page_url: `${publicUrl}/blog/deniz`,
      feed_url: `${publicUrl}/blog/deniz/feed.json`,
      language: 'en',
      authors: [{ name: 'Deniz Yıldız', url: `${publicUrl}/blog/deniz` }],
    });
    const feed = readXml((await get('feed.atom')).body);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(textsOf(feed, 'id').slice(1));
    expect(body.items.map(({ image }: { image?: string }) => image)).toEqual([
      undefined,
      `${publicUrl}/media/demo-landscape/${'0'.repeat(30)}/960.webp`,
      'https://images.example/1.jpg',
    ]);
    expect(body.items[1].url).toMatch(/^https:\/\/vaya\.example\/blog\/deniz\/by-the-sea-sky-[a-z0-9]{10}$/);
  });

  it('name pictures that a reader elsewhere may show', async () => {
    const { items } = (await get('feed.json')).body;
    const path = items[1].image.slice(publicUrl.length);
    const policyOf = async (shown: string) => (await server.get(shown)).headers.get('cross-origin-resource-policy');
    expect([await policyOf(path), await policyOf(path.replace('960', '961'))]).toEqual(['cross-origin', 'same-origin']);
  });

  it('are in the language of the page', async () => {
    await save({ language: 'tr' });
    expect((await get('feed.json')).body).toMatchObject({ language: 'tr', items: [{ title: 'Adsız gezi' }, {}, {}] });
    await save({});
  });
});

describe('the head of a page', () => {
  it('says where the feeds are, and they are there', async () => {
    const links = feedLinks({ address: '/blog/deniz', fullName: 'Deniz Yıldız' }, publicUrl);
    expect(links.map(({ type }) => type)).toEqual(['application/atom+xml', 'application/feed+json']);
    for (const { href } of links) expect((await server.get(href.slice(publicUrl.length))).status).toBe(200);
  });
});

describe('the places of a blog', () => {
  it('are KML, with stops and the way between them', async () => {
    const kml = readXml((await get('places.kml')).body);
    expect(textsOf(kml, 'Folder')).toHaveLength(2);
    expect(textsOf(kml, 'coordinates').slice(0, 3)).toEqual([
      '29.638,36.202',
      '30.696,36.908',
      '29.638,36.202 30.696,36.908',
    ]);
  });

  it('are CSV, in which nothing is a formula and no day is told too early', async () => {
    const { headers, body } = await get('places.csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toContain('"Trip","Stop","Place","Latitude","Longitude","Time zone","From","To","Page"');
    expect(lines[1]).toContain(
      '"By <the> sea & ""sky""","1","Kaş","36.202","29.638","Europe/Istanbul","2026-06-20","2026-06-22",',
    );
    expect(lines[3]).toMatch(/^"'=1\+1","1","Kaş","36.202","29.638","Europe\/Istanbul","","",/);
    expect(lines).toHaveLength(5);
  });
});

describe('what is handed out of a blog', () => {
  it.each(files)('%s is asked after with what is known, and says its head alone', async (file) => {
    const { headers, status } = await get(file);
    const etag = headers.get('etag') ?? '';
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
    const known = await server.get(`/blog/deniz/${file}`, { 'if-none-match': `"x", ${etag}` });
    expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, '', etag]);
    const head = await server.ask(`/blog/deniz/${file}`, { method: 'HEAD' });
    expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', etag]);
    await save({ tripSettings: { hideAllTrips: true } });
    const changed = await server.get(`/blog/deniz/${file}`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    await save({});
  });

  it.each(files)('%s has one address, and none for nobody', async (file) => {
    const at = (name: string) => fetch(`${server.url}/blog/${name}/${file}`, { redirect: 'manual' });
    for (const name of ['DENIZ', 'Deniz', 'den%C4%B1z', 'd%65niz']) {
      const { status, headers } = await at(name);
      expect([name, status, headers.get('location')]).toEqual([name, 301, `/blog/deniz/${file}`]);
    }
    for (const name of ['nobody', 'admin', 'a'.repeat(190), '%00', '%F0%9F%8C%8A', '..%2f..', '%20', "'--", '*']) {
      const { status, headers } = await at(name);
      expect([name, status, headers.get('x-robots-tag')]).toEqual([name, 404, 'noindex']);
    }
    const { host } = new URL(server.url);
    const whole = `GET http://${host}/blog/deniz/${file} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect((await askRaw(server.url, whole)).status).toBe(200);
    for (const name of ['a'.repeat(3000), '%', '%E0%A4%A']) expect([400, 404, 414]).toContain((await at(name)).status);
  });

  it('is the same at once in every process, though one of them has saved and another keeps files', async () => {
    const other = await buildApp(server.platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
    const titles = async () => (await other.inject('/blog/deniz/feed.json')).json().items.length;
    expect([await titles(), await titles()]).toEqual([3, 3]);
    await save({ tripSettings: { visibleTrips: ['deniz-0'] } });
    expect(await titles()).toBe(1);
    await save({});
    expect(await titles()).toBe(3);
    await other.close();
  });

  it('is written once for concurrent requests, and again after a save', async () => {
    const write = vi.spyOn(exportFormats['feed.atom'], 'write');
    const request = async () => (await server.get('/blog/deniz/feed.atom')).status;
    const concurrently = () => Promise.all(Array.from({ length: 8 }, request));
    await save({ tripSettings: { visibleTrips: ['deniz-0'] } });
    expect(new Set(await concurrently())).toEqual(new Set([200]));
    expect(write).toHaveBeenCalledTimes(1);
    await save({});
    await concurrently();
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  });

  it('is asked for by one address so many times a minute', async () => {
    const limited = await buildApp(server.platform, { requestsPerMinute: 3, shedsLoad: false });
    const statuses: number[] = [];
    for (const file of [...files, 'feed.atom']) statuses.push((await limited.inject(`/blog/deniz/${file}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await limited.close();
  });

  it('changes on the day on which a trip’s days are told, though nobody has saved anything', async () => {
    const days = async () => (await get('places.csv')).body.split('\r\n')[3]?.includes('2026-06-20');
    expect(await days()).toBe(false);
    const before = server.clock.now;
    server.clock.now = Date.UTC(2026, 5, 23, 23);
    expect(await days()).toBe(false);
    server.clock.now = Date.UTC(2026, 5, 24, 1);
    expect(await days()).toBe(true);
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
    expect((await get('feed.atom')).status).toBe(404);
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
