import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blogConfigReply, blogReply } from '#contract/blog.ts';
import { withCoupling } from '#machines/rules/blog-coupling.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { blogPage } from '#rules/blog-page.ts';
import { findBlogPage, findOpenBlog, findTripPage } from '#server/blog/find-page.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { projectCreator } from '#server/directory/directory-entry.ts';
import { addApplication } from '#server/onboarding/application.lifecycle.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let sponsor: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  blog = await startBlog(server, {
    trips: [{}, { title: 'Up the hill', daysFor: 'sponsors' }, { title: 'Home', daysFor: 'owner' }],
  });
  sponsor = await signInSponsor(server);
});
afterAll(() => server.stop());

const config = (path = `/api/creator/${blog.id}/blog-config`) => path;
const save = (body: object, headers: Record<string, string> = {}) =>
  server.post(config(), body, { ...blog.owner, ...headers });
/** All that can be chosen for single trips, for so many of them. */
const stylesOf = (count: number) => {
  const style = { color: '#1f2937', fontSize: 18, bold: true, italic: false, underline: false };
  const display = {
    ...{ showDescription: true, showLocations: true, showTripType: true, showPeriod: true, showItinerary: true },
    textStyles: { title: style, description: style, locations: style, period: style },
  };
  return { vayaDisplaySettings: Object.fromEntries(Array.from({ length: count }, () => [randomUUID(), display])) };
};
const titlesOf = (trips: { title: string; dates: string[] }[]) =>
  trips.map(({ title, dates }) => `${title} ${dates.length}`).toSorted();

describe('the profile of a blog', () => {
  it('[BLOG-02] [BLOG-24] is read by username by anybody, with contacts, places and the names of services', async () => {
    const { status, body } = await server.get('/api/blog/deniz');
    expect(status).toBe(200);
    const read = blogReply.parse(body);
    expect(read).toMatchObject({ _id: blog.id, username: 'deniz', email: 'deniz@mail.example' });
    expect(read.services[0]?.name).not.toBe(read.services[0]?._id);
    const sea = read.publishedVayas.find(({ title }) => title === 'By the sea');
    expect(sea?.locations).toEqual([
      { _id: '308948', cityName: 'Kaş', latitude: 36.202, longitude: 29.638, timeZone: 'Europe/Istanbul' },
      { _id: '323777', cityName: 'Antalya', latitude: 36.908, longitude: 30.696, timeZone: 'Europe/Istanbul' },
    ]);
    expect(read.locations[0]).toHaveProperty('latitude');
  });

  it('names what it names in the page’s language, or in the one that was asked for', async () => {
    const languagesIn = async (path: string) =>
      (await server.get(path)).body.languages.map((each: { language: { name: string } }) => each.language.name);
    const english = await languagesIn('/api/blog/deniz');
    const turkish = await languagesIn('/api/blog/deniz?lang=tr');
    expect(turkish).not.toEqual(english);
    await save({ language: 'tr' });
    expect(await languagesIn('/api/blog/deniz')).toEqual(turkish);
    expect(await languagesIn('/api/blog/deniz?lang=en')).toEqual(english);
    await save({});
  });

  it('tells each audience the days that they may know', async () => {
    const tripsFor = async (headers: Record<string, string>) =>
      titlesOf((await server.get('/api/blog/deniz', headers)).body.publishedVayas);
    expect(await tripsFor({})).toEqual(['By the sea 2', 'Home 0', 'Up the hill 0']);
    expect(await tripsFor(sponsor)).toEqual(['By the sea 2', 'Home 0', 'Up the hill 2']);
    expect(await tripsFor(blog.owner)).toEqual(['By the sea 2', 'Home 2', 'Up the hill 2']);
    expect(await tripsFor((await signInStaff(server, 'days')).headers)).toEqual([
      'By the sea 2',
      'Home 2',
      'Up the hill 2',
    ]);
    const listed = await server.get('/api/creator?include=vayas', sponsor);
    expect(titlesOf(listed.body.data[0].publishedVayas)).toEqual(['By the sea 2', 'Home 0', 'Up the hill 2']);
    const there = await server.get('/api/creator?thereCity=Kaş&thereFrom=2026-06-01&thereTo=2026-06-30', sponsor);
    expect(there.body.total).toBe(1);
  });

  it('[DASH-16] [EDIT-06] holds for its owner all that the page of each audience is drawn from', async () => {
    const { body: creator } = await server.get('/api/blog/deniz', blog.owner);
    const [first, second] = creator.publishedVayas;
    const { body: config } = await save({
      showEmail: false,
      servicesVisibility: { items: { 0: false } },
      languagesVisibility: { items: { [creator.languages[0].language._id]: false } },
      tripSettings: { visibleTrips: [first._id, second._id], highlightedTrips: [second._id] },
      vayaDisplaySettings: { [first._id]: { itineraryItemsVisibility: { walk: false }, showDescription: false } },
    });
    expect((await server.get('/api/blog/deniz', blog.owner)).body).toEqual(creator);
    expect([creator.publishedVayas.length, creator.email]).toEqual([3, 'deniz@mail.example']);
    for (const audience of ['visitor', 'sponsor', 'owner'] as const) {
      const wish = { audience, today: '2026-06-15', language: null };
      const found = await findBlogPage(server.platform, { username: 'deniz', ...wish });
      expect(found.kind === 'page' && found.page).toEqual(blogPage(creator, config, wish));
    }
    await save({});
  });

  it('is there for its owner, and for nobody else, before it is open', async () => {
    const early = await startBlog(server, { username: 'early', number: 9, trips: [{}] });
    const { database } = server.platform;
    await database.updateTable('account').set({ state: 'pending' }).where('id', '=', early.id).execute();
    const application = { id: randomUUID(), accountId: early.id, privacyVersion: '2026-11' };
    await inUnitOfWork(server.platform, (unit) => addApplication(unit.database, { ...application, createdAt: 1 }));
    await database
      .updateTable('application')
      .set({ state: 'APPROVED', decidedAt: 2 })
      .where('id', '=', application.id)
      .execute();
    const own = await server.get('/api/blog/Early', early.owner);
    expect([own.status, own.body.publishedVayas.length]).toEqual([200, 1]);
    const saved = await server.post('/api/blog/early/blog-config', { showEmail: false }, early.owner);
    expect([saved.status, saved.body.creatorId]).toEqual([200, early.id]);
    expect((await server.get(`/api/creator/${early.id}/blog-config`, early.owner)).body.showEmail).toBe(false);
    for (const headers of [{}, blog.owner, sponsor]) {
      expect((await server.get('/api/blog/early', headers)).status).toBe(404);
      expect((await server.get(`/api/creator/${early.id}/blog-config`, headers)).status).toBe(404);
    }
  });

  it('is the creator’s for a sponsor of the same name as well', async () => {
    const namesake = await signInSponsor(server, 'deniz');
    const { status, body } = await server.get('/api/blog/deniz', namesake);
    expect([status, body._id]).toEqual([200, blog.id]);
  });

  it('is nobody’s for a name that is unknown, odd or of somebody who is not active', async () => {
    const { status, body } = await server.get('/api/blog/nobody');
    expect([status, body.message]).toEqual([404, 'No creator data available']);
    await server.createAccount({ role: 'staff', username: 'clerk' });
    await server.createAccount({ role: 'creator', username: 'empty' });
    for (const name of [
      'clerk',
      'empty',
      'bluebay',
      '%00',
      'a'.repeat(190),
      '%F0%9F%8C%8A',
      '..%2F',
      'deniz%00',
      "'--",
    ])
      expect([name, (await server.get(`/api/blog/${name}`)).status]).toEqual([name, 404]);
    expect((await server.get('/api/blog/DENIZ')).status).toBe(200);
    expect((await server.get(`/api/blog/${'a'.repeat(3000)}`)).status).toBeLessThan(500);
  });
});

describe('a blog config', () => {
  it('[API-19] [CONFIG-01] is the default where nothing was saved, and says so', async () => {
    const other = await startBlog(server, { username: 'mia', number: 2 });
    const { status, body } = await server.get(`/api/creator/${other.id}/blog-config`);
    expect([status, body]).toEqual([200, { creatorId: other.id, version: 0, createdAt: null, updatedAt: null }]);
  });

  it('[API-20] [CONFIG-01] [DASH-24] is saved whole, by username or by id, and answered as it is stored', async () => {
    const request = { showEmail: false, pageStyle: { backgroundColor: '#ABC' }, creatorId: 'somebody', unknown: 1 };
    const { status, body } = await save(request);
    expect(status).toBe(200);
    expect(blogConfigReply.parse(body)).toMatchObject({
      creatorId: blog.id,
      showEmail: false,
      pageStyle: { backgroundColor: '#aabbcc' },
      createdAt: expect.any(Number),
      updatedAt: server.clock.now,
    });
    const byName = await server.post('/api/blog/deniz/blog-config', { ...body, showServices: false }, blog.owner);
    expect(byName.body).toMatchObject({ showServices: false, showEmail: false, version: body.version + 1 });
    expect((await server.get(config(), blog.owner)).body).toEqual(byName.body);
    await save({});
  });

  it('is written by its owner alone', async () => {
    const { owner } = await startBlog(server, { username: 'eda', number: 3 });
    expect((await server.post(config(), {})).status).toBe(401);
    expect((await server.post(config(), {}, owner)).status).toBe(403);
    expect((await server.post('/api/blog/deniz/blog-config', {}, owner)).status).toBe(403);
    expect((await server.post(config(), {}, sponsor)).status).toBe(403);
    expect((await server.post('/api/blog/nobody/blog-config', {}, owner)).status).toBe(404);
  });

  it('is not written over a newer one, whether the header or the config says which one was edited', async () => {
    const { body: first } = await save({});
    const { body: second } = await save({ ...first, showEmail: false });
    for (const [body, headers] of [
      [{ ...first, showPhoneNumber: false }, {}],
      [{}, { 'if-match': `"${first.version}"` }],
      [{}, { 'if-match': 'anything' }],
    ] as const) {
      const refused = await save(body, headers);
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    }
    expect((await save({}, { 'if-match': `"${second.version}"` })).status).toBe(200);
    expect((await save({ showEmail: true })).status).toBe(200);
  });

  it('is saved once, however often the same attempt arrives', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { version } = (await server.get(config(), blog.owner)).body;
    const [one, other] = [
      await save({ version, showEmail: true }, headers),
      await save({ version, showEmail: true }, headers),
    ];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
  });

  it('that is large is answered the same again, though hardly anything is kept of the answer', async () => {
    const { version } = (await server.get(config(), blog.owner)).body;
    const headers = { 'idempotency-key': randomUUID() };
    const large = { version, ...stylesOf(700) };
    const first = await save(large, headers);
    expect([first.status, JSON.stringify(first.body).length > 300_000]).toEqual([200, true]);
    server.clock.now += 1;
    const second = await save({ showEmail: false });
    expect((await save(large, headers)).body).toEqual(first.body);
    expect((await server.get(config(), blog.owner)).body).toEqual(second.body);
    const kept = await server.platform.database.selectFrom('idempotency').select('answer').execute();
    expect(Math.max(...kept.map(({ answer }) => answer.length))).toBeLessThan(200);
    await save({});
  });

  it('that is larger than a page with all of its trips needs is refused in words, and nothing is lost', async () => {
    const { body: before } = await save({ showEmail: false });
    const { status, body } = await save({ version: before.version, ...stylesOf(900) });
    expect([status, body]).toEqual([
      400,
      {
        code: 'validation',
        message: 'These settings are too large (400 kB at most). Please change fewer settings of single trips.',
      },
    ]);
    const turkish = await save(stylesOf(900), { 'accept-language': 'tr' });
    expect(turkish.body.message).toBe(
      'Bu ayarlar çok büyük (en fazla 400 kB). Lütfen tek tek gezilerde daha az ayar değiştirin.',
    );
    expect((await server.get(config(), blog.owner)).body).toEqual(before);
    await save({});
  });

  it('goes to one of two who save at once', async () => {
    const { version } = (await server.get(config(), blog.owner)).body;
    const answers = await Promise.all(
      [1, 2, 3, 4].map((tripsPerRow) => save({ version, tripSettings: { tripsPerRow } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('is refused with what is wrong, field by field', async () => {
    const { status, body } = await save({
      pageStyle: { backgroundColor: 'red;position:fixed', coverImageUrl: 'cover-image/000000000000000000000000000000' },
      tripSettings: { tripsPerRow: 5 },
    });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      'pageStyle.backgroundColor': 'Please enter a valid hex color (e.g., #ffffff)',
      'tripSettings.tripsPerRow': expect.any(String),
    });
    const cover = await save({ pageStyle: { coverImageUrl: 'cover-image/000000000000000000000000000000' } });
    expect([cover.status, Object.keys(cover.body.fields)]).toEqual([400, ['pageStyle.coverImageUrl']]);
    const own = await save({ pageStyle: { coverImageUrl: blog.record.creator.profilePicture } });
    expect(own.status).toBe(200);
    expect((await save({ vayaDisplaySettings: 'all' })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`trip-${index}`, {}]));
    expect((await save({ vayaDisplaySettings: many })).status).toBe(400);
  });

  it('takes names that JavaScript knows for names like any other', async () => {
    const body = `{"vayaDisplaySettings":{"__proto__":{"showDescription":false},"constructor":{"showPeriod":false}},"locationsVisibility":{"items":{"__proto__":false,"toString":false}}}`;
    const headers = { ...blog.owner, 'content-type': 'application/json' };
    const { status } = await server.ask(config(), { method: 'POST', body, headers });
    expect([200, 400]).toContain(status);
    const { body: creator } = await server.get('/api/blog/deniz');
    expect(creator.locations.length).toBeGreaterThan(0);
    expect(creator.publishedVayas.some(({ description }: { description: string }) => description !== '')).toBe(true);
    expect({}.constructor).toBe(Object);
    await save({});
  });

  it('that an older release or a hand has written is read as far as it can be', async () => {
    const { database } = server.platform;
    const write = (text: string) =>
      database.updateTable('blogConfig').set({ config: text }).where('accountId', '=', blog.id).execute();
    for (const text of ['{', 'null', '[]', '"x"', '{"pageStyle":{"backgroundColor":"url(x)"},"showEmail":"maybe"}']) {
      await write(text);
      expect([text, (await server.get(config())).status]).toEqual([text, 200]);
      expect((await server.get('/api/blog/deniz')).body.email).toBe('deniz@mail.example');
    }
    await save({});
  });
});

describe('what an owner hides', () => {
  it('[BLOG-13] is in no answer to a visitor, by whichever address; others know what they may', async () => {
    const hidden = { showEmail: false, showPhoneNumber: false, showExpertises: false };
    await save({ ...hidden, tripSettings: { visibleTrips: ['deniz-0'] } });
    for (const path of ['/api/blog/deniz', `/api/creator/${blog.id}`]) {
      const { body } = await server.get(path);
      expect([body.email, body.phoneNumber, body.expertises]).toEqual([undefined, undefined, []]);
      expect([body.totalVayaCount, ...titlesOf(body.publishedVayas)]).toEqual([1, 'By the sea 2']);
      expect((await server.get(path, sponsor)).body.email).toBe('deniz@mail.example');
      expect((await server.get(path, blog.owner)).body.email).toBe('deniz@mail.example');
    }
    const { owner } = await startBlog(server, { username: 'can', number: 5 });
    expect((await server.get('/api/blog/deniz', owner)).body.email).toBeUndefined();
    expect((await server.get('/api/blog/deniz', { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401);
    const shown = (await server.get(config())).body;
    expect(shown.tripSettings).toEqual({ highlightedTrips: [] });
    expect((await server.get(config(), blog.owner)).body.tripSettings).toEqual({ visibleTrips: ['deniz-0'] });
    await save({});
  });

  it('leaves the page that the app draws from both answers as the server draws it', async () => {
    await save({
      showEmail: false,
      displayOrder: { contact: 1 },
      languagesVisibility: { items: { tr: false, en: false } },
      tripSettings: { visibleTrips: ['deniz-0', 'deniz-1'], highlightedTrips: ['deniz-1'], tripsPerRow: 3 },
      vayaDisplaySettings: { 'deniz-0': { itineraryItemsVisibility: { walk: false }, showDescription: false } },
    });
    const today = '2026-06-15';
    const [{ body: creator }, { body: stored }] = [await server.get('/api/blog/deniz'), await server.get(config())];
    const found = await findBlogPage(server.platform, {
      username: 'deniz',
      audience: 'visitor',
      language: null,
      today,
    });
    const drawn = blogPage(creator, stored, { audience: 'visitor', today });
    expect(found).toMatchObject({ kind: 'page', page: drawn });
    await save({});
  });
});

describe('a config whose switches contradict one another', () => {
  it('[CONFIG-39] [CONFIG-40] [CONFIG-41] [CONFIG-48] is stored as it was sent, and shows what none of them hides', async () => {
    const whole = (await server.get('/api/blog/deniz', blog.owner)).body;
    const items = Object.fromEntries(
      whole.languages.map((each: { language: { _id: string } }) => [each.language._id, false]),
    );
    const byHand = {
      showLanguages: true,
      languagesVisibility: { items },
      showEmail: true,
      contactsVisibility: { items: { email: false, phone: true } },
      showPhoneNumber: false,
      showSocialMedia: false,
      socialMediaVisibility: { items: { instagram: true, youtube: true } },
      tripSettings: { visibleTrips: ['deniz-0'], highlightedTrips: ['deniz-1'] },
    };
    const { status, body } = await save(byHand);
    expect([status, body]).toEqual([200, expect.objectContaining(byHand)]);
    expect((await server.get(config(), blog.owner)).body).toEqual(body);

    const shown = (await server.get('/api/blog/deniz')).body;
    expect([shown.languages, shown.email, shown.phoneNumber]).toEqual([[], undefined, undefined]);
    expect(shown.socialMediaAccounts).toEqual({ instagram: '', youtube: '', tiktok: '' });
    const pageNow = () =>
      findBlogPage(server.platform, { username: 'deniz', audience: 'visitor', language: null, today: '2026-06-15' });
    const drawn = await pageNow();
    const agreed = withCoupling(byHand, factsOf(whole));
    expect(agreed).toMatchObject({ showLanguages: false, showEmail: false, tripSettings: { highlightedTrips: [] } });
    expect((await save(agreed)).status).toBe(200);
    expect(await pageNow()).toEqual({ ...drawn, version: expect.any(String) });
    await save({});
  });
});

describe('the client of a blog', () => {
  it('[BLOG-24] [DASH-24] [CONFIG-35] reads the profile first and the config by its id, and saves by name or by id', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_API_URL', `${server.url}/api`);
    const api = await import('#api/blog.ts');
    const { signal } = new AbortController();
    const token = blog.owner.authorization.slice('Bearer '.length);
    const deed = () => ({ signal, token, attemptKey: randomUUID() });
    const creator = await api.readBlog('deniz', 'tr', { signal, token: null });
    const stored = await api.readBlogConfig(creator._id, { signal, token });
    const next = { ...stored, showServices: false };
    const saved = await api.saveBlogConfig({ username: 'deniz', id: creator._id }, next, deed());
    expect(saved).toMatchObject({ showServices: false, creatorId: blog.id });
    await expect(api.saveBlogConfig({ username: null, id: blog.id }, next, deed())).rejects.toMatchObject({
      code: 'conflict',
    });
    const last = await api.saveBlogConfig({ username: null, id: blog.id }, { version: saved.version }, deed());
    expect(await api.readBlogConfig(blog.id, { signal, token: null })).toMatchObject({ version: last.version });
    vi.unstubAllEnvs();
    vi.resetModules();
  });
});

describe('the door to pages', () => {
  const wish = { audience: 'visitor', language: null, today: '2026-06-15' } as const;
  const page = (username: string) => findBlogPage(server.platform, { ...wish, username });

  it('sends a name that is written another way to its one address', async () => {
    for (const name of ['Deniz', 'DENİZ', ' deniz'])
      expect(await page(name)).toEqual({ kind: 'redirect', address: '/blog/deniz' });
    for (const name of ['', 'nobody', 'deniz\0', 'd'.repeat(500), 'bluebay', 'clerk'])
      expect(await page(name)).toEqual({ kind: 'noBlog' });
  });

  it('finds a trip by the end of its address, and of this blog alone', async () => {
    const found = await page('deniz');
    if (found.kind !== 'page') throw new Error(found.kind);
    const address = found.page.trips.find(({ title }) => title === 'Up the hill')?.address ?? '';
    const segment = address.slice('/blog/deniz/'.length);
    const trip = (username: string, named: string) => findTripPage(server.platform, { ...wish, username, trip: named });
    expect(await trip('deniz', segment)).toMatchObject({ kind: 'page', trip: { title: 'Up the hill' } });
    for (const [name, other] of [
      ['deniz', segment.replace('up-the-hill', 'old-title')],
      ['Deniz', segment],
      ['deniz', segment.toUpperCase()],
    ] as const)
      expect(await trip(name, other)).toEqual({ kind: 'redirect', address });
    expect((await trip('mia', segment)).kind).not.toBe('page');
    const noPage = { kind: 'noPage', page: { address: '/blog/deniz', trips: [] } };
    expect(await trip('deniz', 'login')).toMatchObject(noPage);
    await save({ tripSettings: { hideAllTrips: true } });
    expect(await trip('deniz', segment)).toMatchObject(noPage);
    await save({});
  });

  it('tells a new version of all that the blog shows, and none of anything else', async () => {
    const { platform } = server;
    const version = async () => (await findOpenBlog(platform, 'deniz'))?.version;
    const seen = [await version()];
    const isNew = async () => {
      const next = await version();
      const isAnother = !seen.includes(next);
      seen.push(next);
      return isAnother;
    };
    expect(await isNew()).toBe(false);
    await save({ showEmail: false });
    expect(await isNew()).toBe(true);
    await platform.database.transaction().execute((unit) => projectCreator({ database: unit, now: 1 }, blog.id));
    expect(await isNew()).toBe(true);
    const staff = await signInStaff(server, 'versions');
    await staff.post(`/creators/${blog.id}/moves`, { move: 'suspend' });
    expect(await findOpenBlog(platform, 'deniz')).toBe(null);
    expect((await server.get('/api/blog/deniz')).status).toBe(404);
    expect((await server.get(config())).status).toBe(404);
    await staff.post(`/creators/${blog.id}/moves`, { move: 'reinstate' });
    expect(await isNew()).toBe(true);
  });
});

describe('private notes', () => {
  it('of a trip are shown to its owner alone', async () => {
    const own = await startBlog(server, { username: 'notes', number: 60, trips: [{ notes: 'Ask Mia for the key.' }] });
    const staff = await signInStaff(server, 'reader');
    const notesFor = async (headers: Record<string, string> = {}) => {
      const { publishedVayas, lastVaya } = blogReply.parse((await server.get('/api/blog/notes', headers)).body);
      return [...publishedVayas, lastVaya].flatMap((trip) => trip?.notes ?? []);
    };
    expect(new Set(await notesFor(own.owner))).toEqual(new Set(['Ask Mia for the key.']));
    for (const headers of [staff.headers, sponsor, {}]) expect(new Set(await notesFor(headers))).toEqual(new Set(['']));
  });
});
