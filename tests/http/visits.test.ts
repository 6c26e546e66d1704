import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { otherHosts } from '#server/blog/daily-visitors.ts';
import { noteVisit, type Visit, VisitCounter } from '#server/blog/visit-counter.ts';
import { readVisits } from '#server/blog/visits.service.ts';
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts';
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
  visits.note({ accountId, address: '192.0.2.1', agent: firefox, referrer: '', ...given });
const written = async () => {
  await visits.write();
  return readVisits(server.platform, accountId, { from: '2026-01-01', to: '2026-12-31' });
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
    another.note({ accountId, address: '192.0.2.4', agent: firefox, referrer: '' });
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
      noteVisit(request, accountId);
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
    visit();
    await visits.write();
    server.clock.now += 399 * 24 * 60 * 60_000;
    await runCleanups(server.platform);
    expect(await readVisits(server.platform, accountId, { from: '2026-01-01', to: '2026-12-31' })).toHaveLength(1);
    server.clock.now += 2 * 24 * 60 * 60_000;
    await runCleanups(server.platform);
    expect(await readVisits(server.platform, accountId, { from: '2026-01-01', to: '2026-12-31' })).toEqual([]);
    server.clock.now = Date.UTC(2026, 5, 15, 12);
  });
});

it('the last thirty days are told to the owner of a blog alone, with each host', async () => {
  const blog = await startBlog(server, { username: 'eda', number: 2 });
  const other = await startBlog(server, { username: 'mia', number: 3 });
  const of = (referrer: string, address: string) =>
    visits.note({ accountId: blog.id, address, agent: firefox, referrer });
  const path = `/api/creator/${blog.id}/visits`;
  of('', '192.0.2.1');
  server.clock.now += 29 * 24 * 60 * 60_000;
  const { body: signIn } = await server.post('/api/auth/login', { username: 'eda', password: 'open-sesame-1' });
  const owner = { authorization: `Bearer ${signIn.accessToken}` };
  for (const address of ['192.0.2.1', '192.0.2.2']) of('https://instagram.com/', address);
  of('', '192.0.2.1');
  await visits.write();
  const { status, body } = await server.get(path, owner);
  expect([status, body.days.length]).toEqual([200, 30]);
  expect([body.days[0], body.days[1], body.days.at(-1)]).toEqual([
    { day: '2026-06-15', views: 1, visitors: 1, hosts: [{ host: '', views: 1, visitors: 1 }] },
    { day: '2026-06-16', views: 0, visitors: 0, hosts: [] },
    {
      day: '2026-07-14',
      views: 3,
      visitors: 2,
      hosts: [
        { host: 'instagram.com', views: 2, visitors: 2 },
        { host: '', views: 1, visitors: 0 },
      ],
    },
  ]);
  server.clock.now += 24 * 60 * 60_000 - 60_000;
  const { body: later } = await server.post('/api/auth/login', { username: 'mia', password: 'open-sesame-1' });
  expect((await server.get(path, { authorization: `Bearer ${later.accessToken}` })).status).toBe(403);
  expect((await server.get(`/api/creator/${other.id}/visits`)).status).toBe(401);
});
