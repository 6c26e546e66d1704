import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tripSegment } from '#rules/trip-address.ts';
import { noteVisit, otherHosts, readAllVisits, type Visit, VisitCounter } from '#server/blog/visits.service.ts';
import { DatabaseUnavailable } from '#server/db/database-errors.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let accountId: string;
let visits: VisitCounter;
beforeAll(async () => {
  server = await startTestServer({}, { PUBLIC_URL: 'https://vaya.example' });
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  accountId = (await startBlog(server)).id;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.platform.database.deleteFrom('blogVisit').execute();
  visits = new VisitCounter(server.platform);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visit = (given: Partial<Visit> = {}) =>
  visits.note({ accountId, tripId: null, address: '192.0.2.1', agent: firefox, referrer: '', ...given });
const written = async () => {
  await visits.write();
  return (await readAllVisits(server.platform, accountId)).days;
};

describe('the visits of a blog', () => {
  it('are counted by day and host, and each visitor once', async () => {
    for (let time = 0; time < 3; time += 1) visit({ referrer: 'https://www.Instagram.com/deniz?x=1' });
    visit({ address: '192.0.2.2', referrer: 'https://instagram.com/' });
    visit({ address: '192.0.2.2' });
    server.clock.now += 24 * 60 * 60_000;
    visit({ address: '192.0.2.2' });
    expect(await written()).toEqual([
      { day: '2026-06-16', host: '', views: 1, visitors: 1 },
      { day: '2026-06-15', host: 'instagram.com', views: 4, visitors: 2 },
      { day: '2026-06-15', host: '', views: 1, visitors: 0 },
    ]);
    server.clock.now -= 24 * 60 * 60_000;
  });

  it('add up over several writes and several processes', async () => {
    visit();
    await visits.write();
    visit({ address: '192.0.2.3' });
    const another = new VisitCounter(server.platform);
    another.note({ accountId, tripId: null, address: '192.0.2.4', agent: firefox, referrer: '' });
    await Promise.all([another.write(), visits.write(), visits.write()]);
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 3, visitors: 3 }]);
  });

  it('are not those of robots, of tools, or of what says nothing of itself', async () => {
    const robots = [
      '',
      'curl/8.1',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'facebookexternalhit/1.1',
      'Mozilla/5.0 (Macintosh) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
      'python-requests/2.31',
      'WhatsApp/2.23',
    ];
    for (const agent of robots) visit({ agent });
    expect(await written()).toEqual([]);
    visit({ agent: 'Mozilla/5.0 (Linux; Android 12; CUBOT X18) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36' });
    expect(await written()).toHaveLength(1);
  });

  it('come from a host, or from nowhere', async () => {
    const referrers = [
      'https://vaya.example/discovery',
      'javascript:alert(1)',
      'android-app://com.google',
      'https://192.0.2.7/',
      'https://localhost/',
      `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`,
      'https://<script>/',
      'not an address',
    ];
    for (const [index, referrer] of referrers.entries()) visit({ address: `192.0.2.${index}`, referrer });
    visit({ address: '192.0.2.99', referrer: 'https://çiçek.example/x' });
    expect((await written()).map(({ host, views }) => [host, views])).toEqual([
      ['', referrers.length],
      ['xn--iek-1lab.example', 1],
    ]);
  });

  it('keep nothing of who came', async () => {
    visit({ address: '203.0.113.77', referrer: 'https://blog.example/private/path?token=secret' });
    await visits.write();
    const rows = JSON.stringify(await server.platform.database.selectFrom('blogVisit').selectAll().execute());
    expect(rows).not.toMatch(/203\.0|Firefox|private|secret/);
    expect(JSON.stringify(visits)).not.toMatch(/203\.0|Firefox/);
  });
});

describe('a page that was answered', () => {
  it('is a visit where somebody looks at it', async () => {
    const app = Fastify().decorate('visits', visits);
    app.get('/blog/:username', async (request) => {
      noteVisit(request, { accountId, tripId: null });
      return 'page';
    });
    const open = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ url: '/blog/deniz', method, headers: { 'user-agent': firefox, ...headers } });
    await open({ referer: 'https://example.org/links' });
    await open({ 'sec-purpose': 'prefetch;prerender' });
    await open({ purpose: 'prefetch' });
    await open({}, 'HEAD');
    await open({ 'user-agent': 'curl/8' });
    await visits.write();
    expect(await written()).toEqual([{ day: '2026-06-15', host: 'example.org', views: 1, visitors: 1 }]);
    await app.close();
  });
});

describe('a stranger', () => {
  it('cannot fill the table with hosts, neither at once nor little by little, nor through another process', async () => {
    for (let index = 0; index < 300; index += 1) {
      visit({ address: `198.51.100.${index}`, referrer: `https://host-${index}.example/` });
      if (index % 100 === 0) await visits.write();
    }
    await visits.write();
    visits = new VisitCounter(server.platform);
    visit({ address: '192.0.2.8', referrer: 'https://one-more.example/' });
    const rows = await written();
    expect(rows.length).toBeLessThanOrEqual(51);
    expect(rows.find(({ host }) => host === otherHosts)?.views).toBe(251);
  });

  it('cannot fill the list of hosts alone', async () => {
    for (let index = 0; index < 500; index += 1)
      visit({ agent: `${firefox} ${index % 40}`, referrer: `https://host-${index}.example/` });
    const hosts = (await written()).map(({ host }) => host);
    expect(hosts.toSorted()).toEqual(['host-0.example', 'host-1.example', 'host-2.example', otherHosts]);
  });

  it('is told with the hosts that they come from, where those are few', async () => {
    for (const referrer of ['https://a.example/', '', 'https://b.example/', 'https://a.example/']) visit({ referrer });
    expect((await written()).map(({ host, views, visitors }) => [host, views, visitors])).toEqual([
      ['a.example', 2, 1],
      ['', 1, 0],
      ['b.example', 1, 0],
    ]);
  });

  it('cannot make a blog look read by many', async () => {
    for (let time = 0; time < 500; time += 1) visit();
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 30, visitors: 1 }]);
  });

  it('cannot make a blog look read by many by calling themselves by many names', async () => {
    for (let time = 0; time < 100; time += 1)
      for (let index = 0; index < 500; index += 1) visit({ agent: `${firefox} ${index}` });
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 300, visitors: 10 }]);
  });

  it('is counted with the others behind one address, at each blog', async () => {
    const agents = Array.from({ length: 8 }, (_, index) => `${firefox} ${index}`);
    for (const agent of agents) visit({ agent });
    for (const agent of agents) visit({ agent, address: '192.0.2.9' });
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 16, visitors: 16 }]);
  });

  it('cannot keep any blog from being counted by filling others', async () => {
    visit({ address: 'before' });
    for (let index = 0; index < 110_000; index += 1)
      visit({ accountId: `flooded-${index % 4}`, address: `${index}`, referrer: 'https://spam.example/' });
    visit({ address: 'after' });
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 2, visitors: 2 }]);
  });
});

describe('counts that wait', () => {
  it('wait on while they cannot be written, and are written once', async () => {
    const { schema } = server.platform.database;
    visit();
    await schema.alterTable('blogVisit').renameTo('awayVisit').execute();
    await visits.write();
    visit({ address: '192.0.2.5' });
    await schema.alterTable('awayVisit').renameTo('blogVisit').execute();
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 2, visitors: 2 }]);
  });

  it('wait for a database that is away all at once, and not each for itself', async () => {
    const silent = vi.spyOn(server.platform.database, 'transaction').mockImplementation(() => {
      throw new DatabaseUnavailable(new Error('silent'));
    });
    visit();
    visit({ accountId: 'another' });
    await visits.write();
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
    expect(await written()).toEqual([{ day: '2026-06-15', host: '', views: 1, visitors: 1 }]);
  });

  it('are written again where two transactions clashed, and keep those of no other blog waiting', async () => {
    const other = await startBlog(server, { username: 'clash', number: 9 });
    visit();
    visit({ accountId: other.id });
    const clash = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    vi.spyOn(server.platform.database, 'transaction').mockImplementationOnce(() => {
      throw new DatabaseUnavailable(clash);
    });
    await visits.write();
    vi.restoreAllMocks();
    const rows = await server.platform.database.selectFrom('blogVisit').select('accountId').execute();
    expect(rows.map((row) => row.accountId).toSorted()).toEqual([accountId, other.id].toSorted());
  });

  it('are swept out after four hundred days', async () => {
    const { id } = await startBlog(server, { username: 'old', number: 7, trips: [{}] });
    visit();
    visit({ accountId: id, tripId: 'old-0' });
    await visits.write();
    server.clock.now += 399 * 24 * 60 * 60_000;
    await runCleanups(server.platform);
    expect((await readAllVisits(server.platform, accountId)).days).toHaveLength(1);
    expect((await readAllVisits(server.platform, id)).trips).toHaveLength(1);
    server.clock.now += 2 * 24 * 60 * 60_000;
    await runCleanups(server.platform);
    for (const owner of [accountId, id])
      expect(await readAllVisits(server.platform, owner)).toEqual({ days: [], trips: [], followers: 0 });
    server.clock.now = Date.UTC(2026, 5, 15, 12);
  });
});

describe('the owner of a blog', () => {
  const day = 24 * 60 * 60_000;
  const signedIn = async (username: string) => {
    const { body } = await server.post('/api/auth/login', { username, password: 'open-sesame-1' });
    return { authorization: `Bearer ${body.accessToken}` };
  };
  const readBy = (owner: Record<string, string>, id: string) => server.get(`/api/creator/${id}/visits`, owner);

  it('[BEYOND-96] reads the last thirty days by day, by host and by trip, and no one else does', async () => {
    const trips = [{ title: 'By the sea' }, { title: '' }, { title: 'Never opened' }];
    const blog = await startBlog(server, { username: 'eda', number: 2, trips });
    const other = await startBlog(server, { username: 'mia', number: 3 });
    const open = (given: Partial<Visit>) => visit({ accountId: blog.id, ...given });
    open({ tripId: 'eda-0' });
    server.clock.now += 29 * day;
    for (const address of ['192.0.2.1', '192.0.2.2'])
      open({ address, referrer: 'https://instagram.com/', tripId: 'eda-0' });
    open({ tripId: 'eda-1' });
    open({});
    await visits.write();
    const { status, body } = await readBy(await signedIn('eda'), blog.id);
    expect([status, body.days.length]).toEqual([200, 30]);
    expect([body.days[0], body.days[1], body.days.at(-1)]).toEqual([
      { day: '2026-06-15', views: 1, visitors: 1 },
      { day: '2026-06-16', views: 0, visitors: 0 },
      { day: '2026-07-14', views: 4, visitors: 2 },
    ]);
    expect(body.hosts).toEqual([
      { host: '', views: 3, visitors: 1 },
      { host: 'instagram.com', views: 2, visitors: 2 },
    ]);
    expect(body.trips).toEqual([
      { _id: 'eda-0', title: 'By the sea', views: 3 },
      { _id: 'eda-1', title: '', views: 1 },
    ]);
    server.clock.now += day - 60_000;
    expect((await readBy(await signedIn('eda'), blog.id)).body.trips[0].views).toBe(2);
    expect((await readBy(await signedIn('mia'), blog.id)).status).toBe(403);
    expect((await server.get(`/api/creator/${other.id}/visits`)).status).toBe(401);
    server.clock.now = Date.UTC(2026, 5, 15, 12);
  });

  it('[BEYOND-96] reads ten hosts and ten trips at most', async () => {
    const trips = Array.from({ length: 12 }, (_, index) => ({ title: `Trip ${index}` }));
    const blog = await startBlog(server, { username: 'many', number: 4, trips });
    for (let index = 0; index < 12; index += 1)
      for (let time = 0; time <= index; time += 1)
        visit({
          ...{ accountId: blog.id, tripId: `many-${index}`, address: `192.0.2.${index}` },
          referrer: `https://host-${index}.example/`,
        });
    await visits.write();
    const { body } = await readBy(await signedIn('many'), blog.id);
    expect([body.hosts.length, body.trips.length]).toEqual([10, 10]);
    expect([body.hosts[0].host, body.trips[0].title]).toEqual(['host-11.example', 'Trip 11']);
  });

  it('[BEYOND-96] reads visits of a trip from its page in the browser of a visitor', async () => {
    const blog = await startBlog(server, { username: 'real', number: 5, trips: [{ title: 'By the sea' }] });
    const [trip] = (await server.get('/api/blog/real')).body.publishedVayas;
    const browser = { 'user-agent': firefox };
    for (const path of [`/blog/real/${tripSegment(trip)}`, '/blog/real'])
      expect((await server.get(path, browser)).status).toBe(200);
    await server.app.visits.write();
    const { body } = await readBy(blog.owner, blog.id);
    expect([body.days.at(-1).views, body.trips]).toEqual([2, [{ _id: 'real-0', title: 'By the sea', views: 1 }]]);
  });

  it('reads nothing of a trip that was deleted before its visits were written', async () => {
    const blog = await startBlog(server, { username: 'gone', number: 6, trips: [{}, {}] });
    visit({ accountId: blog.id, tripId: 'gone-0' });
    visit({ accountId: blog.id, tripId: 'gone-1' });
    await server.platform.database.deleteFrom('trip').where('id', '=', 'gone-0').execute();
    await visits.write();
    const { body } = await readBy(await signedIn('gone'), blog.id);
    expect([body.days.at(-1).views, body.trips]).toEqual([2, [expect.objectContaining({ _id: 'gone-1', views: 1 })]]);
  });
});
