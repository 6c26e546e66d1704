import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlog } from '#tests/kit/blogs.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let other: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 1, 12);
  blog = await startBlog(server, { username: 'deniz' });
  other = await startBlog(server, { username: 'asya', number: 11 });
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const look = async (path: string) => {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual', headers: { 'user-agent': firefox } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const begin = async (given = makeTripRequest({ title: 'Not yet' })): Promise<string> =>
  (await server.post('/api/account/trips', given, blog.owner)).body._id;
const move = (id: string, name: string) => server.post(`/api/account/trips/${id}/moves`, { move: name }, blog.owner);
const make = (id: string, headers = blog.owner) =>
  server.post(`/api/account/trips/${id}/link`, { move: 'create' }, headers);
const revoke = (id: string, headers = blog.owner) =>
  server.post(`/api/account/trips/${id}/link`, { move: 'withdraw' }, headers);
const read = (id: string, headers = blog.owner) => server.get(`/api/account/trips/${id}`, headers);
const linkTo = async (id: string): Promise<string> => new URL((await make(id)).body.address).pathname;
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

describe('the private link to a trip', () => {
  it('[BEYOND-101] shows the trip as visitors see it once it is published, marked as a draft, without a session', async () => {
    const id = await begin(makeTripRequest({ title: 'Not yet', notes: 'Bring the tent.', daysFor: 'sponsors' }));
    const path = await linkTo(id);
    const draft = await look(path);
    expect([draft.status, draft.headers.get('cache-control'), draft.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(draft.headers.get('referrer-policy')).toBe('no-referrer');
    expect(draft.html).toContain('Draft, not published yet');
    expect(draft.html).toContain('<meta name="robots" content="noindex"/>');
    expect(draft.html).not.toMatch(/<script|canonical|og:|Bring the tent|Jun 2026/);
    expect((await look(`${path}?lang=tr`)).html).toContain('Taslak, henüz yayımlanmadı');
    expect(draft.html).toContain(`href="${path}?lang=tr"`);

    const saved = await move(id, 'publish');
    const published = await look(saved.body.address);
    expect(published.html).not.toContain('Draft, not published yet');
    const withoutDoors = (html: string) =>
      mainOf(html).replaceAll(/<button[^>]*share.*?<\/button>|<a [^>]*\/ask"[^>]*>.*?<\/a>/g, '');
    const words = (html: string) =>
      withoutDoors(html)
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replace(/ (Ask about this trip )?Share /, ' ')
        .replace(/ New trips by email .* Follow by email /, ' ');
    expect(words(draft.html)).toContain('Slowly.');
    expect(words(published.html)).toBe(words(draft.html));
  });

  it('[BEYOND-101] is counted as no visit, and its trip is in no feed, sitemap or answer for visitors', async () => {
    const id = await begin(makeTripRequest({ title: 'Hidden valley' }));
    const path = await linkTo(id);
    const visits = async () => {
      await server.app.visits.write();
      return (await server.get(`/api/creator/${blog.id}/visits`, blog.owner)).body;
    };
    const before = await visits();
    expect((await look(path)).html).toContain('Hidden valley');
    expect(await visits()).toEqual(before);
    for (const place of ['/blog/deniz', '/blog/deniz/feed.atom', '/sitemaps/1.xml', '/api/blog/deniz'])
      expect((await look(place)).html, place).not.toContain('Hidden valley');
    expect((await look('/robots.txt')).html).toContain('Disallow: /draft/\n');
  });

  it('[BEYOND-101] ends by being replaced, withdrawn or deleted with the trip', async () => {
    const id = await begin();
    expect((await read(id)).body.privateLinkSince).toBeNull();
    const first = await linkTo(id);
    expect((await read(id)).body.privateLinkSince).toBe(server.clock.now);
    const second = await linkTo(id);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
    expect((await look(first)).html).toContain('This link no longer works');
    expect((await revoke(id)).body).toEqual({ since: null, address: null });
    expect((await revoke(id)).status).toBe(200);
    expect((await look(second)).status).toBe(404);
    const third = await linkTo(id);
    await server.post(`/api/account/trips/${id}/delete`, {}, blog.owner);
    expect((await look(third)).status).toBe(404);
    expect((await read(id)).status).toBe(404);
  });

  it('[BEYOND-101] leads to the trip once it is published, and does not come back with its draft', async () => {
    const id = await begin();
    const path = await linkTo(id);
    const { body } = await move(id, 'publish');
    for (const [from, to] of [
      [path, body.address],
      [`${path}?lang=tr`, `${body.address}?lang=tr`],
    ]) {
      const { status, headers } = await look(from);
      expect([status, headers.get('location')]).toEqual([302, to]);
    }
    expect((await read(id)).body.privateLinkSince).toBeNull();
    expect((await make(id)).status).toBe(409);
    await move(id, 'unpublish');
    expect((await look(path)).status).toBe(404);
    const again = await linkTo(id);
    await move(id, 'archive');
    expect([(await look(again)).status, (await make(id)).status]).toEqual([404, 409]);
  });

  it('is a hash in the database, and is closed with the account', async () => {
    const id = await begin();
    const path = await linkTo(id);
    const { database } = server.platform;
    const rows = await database.selectFrom('privateLink').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.slice('/draft/'.length));
    const stand = (state: 'suspended' | 'active') =>
      database.updateTable('account').set({ state }).where('id', '=', blog.id).execute();
    await stand('suspended');
    expect((await look(path)).status).toBe(404);
    await stand('active');
    expect((await look(path)).status).toBe(200);
  });

  it('is a matter of the trip’s creator alone', async () => {
    const id = await begin();
    const path = await linkTo(id);
    for (const call of [read, make, revoke]) {
      expect((await call(id, other.owner)).status).toBe(404);
      expect((await call('no-such-trip', blog.owner)).status).toBe(404);
      expect((await call(id, { authorization: 'Bearer none' })).status).toBe(401);
    }
    expect((await look(path)).status).toBe(200);
  });

  it('is made fifty times a day at most', async () => {
    const mine = (await server.post('/api/account/trips', makeTripRequest(), other.owner)).body._id;
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 52; turn += 1) {
      const { status } = await make(mine, other.owner);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 50, 429: 2 });
  });

  it('reads the other trips of a blog once and not for each request, since they may be many', async () => {
    const { owner } = await startBlog(server, {
      username: 'ece',
      number: 12,
      trips: [{ id: 'next', title: 'Next door' }],
    });
    const mine = (await server.post('/api/account/trips', makeTripRequest(), owner)).body._id;
    const path = new URL((await make(mine, owner)).body.address).pathname;
    expect((await look(path)).html).toContain('Next door');
    await server.platform.database.updateTable('trip').set({ title: 'Read again' }).where('id', '=', 'next').execute();
    expect((await look(path)).html).toContain('Next door');
  });

  it.each(['/draft/x', `/draft/${'a'.repeat(43)}`, '/draft/%00'])(
    'is not found where it was not made: %s',
    async (path) => {
      expect((await look(path)).status).toBe(404);
    },
  );
});
