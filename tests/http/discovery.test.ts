import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CreatorItem, creatorReply, creatorsReply } from '#contract/creator.ts';
import { directorySorts } from '#contract/directory-choices.ts';
import { comparisonReply } from '#contract/sponsor.ts';
import { portraitKey } from '#demo/demo-pictures.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { type DirectoryQuery, emptyQuery, matcherOf } from '#rules/directory.ts';
import { buildApp } from '#server/app.ts';
import { projectCreator } from '#server/directory/directory-entry.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let headers: Record<string, string>;
let all: CreatorItem[];
const now = Date.UTC(2026, 5, 10);

beforeAll(async () => {
  server = await startTestServer();
  await server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 7, first: 1, count: 240, now }));
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  const { body } = await server.post('/api/sponsor/auth/login', { username: 'bluebay', password: 'open-sesame-1' });
  headers = { authorization: `Bearer ${body.accessToken}` };
  const pages = await Promise.all([0, 100, 200].map((offset) => list(`offset=${offset}&limit=100&include=vayas`)));
  all = pages.flatMap((page) => page.data);
});
afterAll(() => server.stop());

async function list(query: string) {
  const { status, body } = await server.get(`/api/creator?${query}`, headers);
  expect(status).toBe(200);
  return creatorsReply.parse(body);
}
const ask = (query: string) => server.get(`/api/creator?${query}`, headers);
const idsOf = (creators: readonly { _id: string }[]) => creators.map(({ _id }) => _id);

/** The fields that the specification names, in its words. */
const text = z.string();
const named = z.object({ _id: text, name: text });
const creatorOfContract = z.object({
  ...{ _id: text, fullName: text, email: text, phoneNumber: text, aboutMe: text, profilePicture: text.nullable() },
  userId: z.object({ _id: text, followersCount: z.number() }),
  followersCount: z.number(),
  locations: z.array(z.object({ _id: text, id: text, cityName: text, stateName: text })).nonempty(),
  services: z.array(text),
  expertises: z.array(z.object({ expertise: named, level: text })).nonempty(),
  languages: z.array(z.object({ language: named, proficiency: text })).nonempty(),
  serviceOffers: z.array(named),
  socialMediaAccounts: z.object({ instagram: text, youtube: text, tiktok: text }),
});
const tripOfContract = z.object({
  ...{ _id: text, title: text, description: text, tripType: text, price: z.number().nullable() },
  dates: z.array(z.iso.date()).nonempty(),
  coverImage: z.object({ url: text, isFromAnotherResource: z.boolean() }),
  locations: z.array(z.object({ cityName: text })).nonempty(),
  itinerary: z.array(
    z.object({
      objectId: text,
      objectType: z.enum(['activity', 'accomodation_checkin', 'accomodation_checkout', 'venue', 'other']),
      name: text,
      ...{ date: text.nullable(), time: text.nullable(), address: text.nullable() },
      dayNumber: z.number(),
    }),
  ),
  ...{ notes: text, likes: z.number(), createdAt: z.number() },
  collections: z.array(z.object({ name: text, collectionObjects: z.array(text) })),
});

describe('the directory', () => {
  it('[BEYOND-86] finds a creator by a word of the name, a handle, a city or a speciality, in either language', async () => {
    const creator = all.find(({ expertises }) => expertises.some(({ expertise }) => expertise._id === 'sailing'));
    const { _id = '', fullName = '', username = '', locations = [], socialMediaAccounts } = creator ?? {};
    const [city = ''] = locations.map(({ cityName }) => cityName);
    const [first = '', last = ''] = fullName.split(' ');
    for (const search of [
      ...[fullName, `${last} ${first}`, first.slice(1, 3), `@${username}`, city.toUpperCase(), city.slice(0, 3)],
      ...[`@${socialMediaAccounts?.instagram}`, 'sailing', 'YELKEN', `yelken ${city} ${last}`],
    ]) {
      const { data, total } = await list(`search=${encodeURIComponent(search)}&limit=100`);
      const rest = total > 100 ? (await list(`search=${encodeURIComponent(search)}&limit=100&offset=100`)).data : [];
      expect([search, idsOf([...data, ...rest]).includes(_id)]).toEqual([search, true]);
    }
    expect((await list('search=sailing nowhere')).total).toBe(0);
  });

  it('[BEYOND-86] shows those first whose name has the words', async () => {
    const named = await list('search=deniz&limit=100');
    const names = named.data.map(({ fullName }) => /deniz/i.test(fullName));
    expect(names.indexOf(true)).toBe(0);
    expect(names.lastIndexOf(true)).toBe(names.filter(Boolean).length - 1);
  });

  it('[BEYOND-87] reads a word that no creator has as one that differs in a letter, and says so', async () => {
    const right = await list('search=antalya&limit=100');
    expect([right.total > 5, right.search]).toEqual([true, 'antalya']);
    for (const typed of ['antayla', 'antlya', 'antallya', 'antalja', 'ANTALYQ']) {
      const { data, total, search } = await list(`search=${typed}&limit=100`);
      expect([typed, total, idsOf(data), search]).toEqual([typed, right.total, idsOf(right.data), 'antalya']);
    }
    const options = async (search: string) =>
      (await server.get(`/api/directory/options?group=platform&option=instagram&search=${search}`, headers)).body.data;
    expect(await options('antayla')).toEqual(await options('antalya'));
    for (const typed of ['anltaya', 'ata', 'xyzzy']) expect((await list(`search=${typed}`)).search).toBe(typed);
  });

  it('[BEYOND-36] finds who has an account on a platform', async () => {
    for (const platform of ['instagram', 'youtube', 'tiktok'] as const) {
      const isThere = ({ socialMediaAccounts }: CreatorItem) => socialMediaAccounts[platform] !== '';
      const { data, total } = await list(`platform=${platform}&limit=100`);
      expect([total, data.every(isThere)]).toEqual([all.filter(isThere).length, true]);
      const { body } = await server.get(`/api/directory/options?group=platform&option=${platform}`, headers);
      expect(body.data).toEqual([{ option: platform, count: total, isInDirectory: total > 0 }]);
    }
  });

  it('[BEYOND-37] finds who has as many followers as asked for', async () => {
    const counts = all.map(({ followersCount }) => followersCount).toSorted((one, other) => one - other);
    const [min = 0, max = 0] = [counts[2], counts.at(-3)];
    for (const [parameters, from, to] of [
      [`minFollowers=${min}`, min, Infinity],
      [`maxFollowers=${max}`, 0, max],
      [`minFollowers=${min}&maxFollowers=${max}`, min, max],
    ] as const) {
      const fits = ({ followersCount: count }: CreatorItem) => count >= from && count <= to;
      const { data, total } = await list(`${parameters}&limit=100`);
      expect([total, data.every(fits)]).toEqual([all.filter(fits).length, true]);
    }
    const wrong = await server.get('/api/creator?minFollowers=10&maxFollowers=5', headers);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['maxFollowers']]);
  });

  it('[API-15] answers a page, and how many there are', async () => {
    const page = await list('offset=50&limit=50');
    expect(page).toMatchObject({ total: 240, page: 2, totalPages: 5 });
    expect(page.data).toHaveLength(50);
    expect(page.data[0]).toMatchObject({
      email: expect.stringContaining('@'),
      phoneNumber: expect.stringMatching(/^\+/),
    });
    expect(page.data[0]).not.toHaveProperty('publishedVayas');
    expect(page.tripTypes).toEqual(['GUIDED_TOUR', 'ITINERARY_SALES', 'NON_SHOPPABLE']);
  });

  it('[DATA-02, DATA-03, DATA-04, DATA-07, DATA-08, DATA-09, DATA-10, DATA-11, DATA-12] answers each creator whole', async () => {
    const { body } = await ask('limit=100');
    const creators = z.array(creatorOfContract).parse(body.data);
    expect(creators).toHaveLength(100);
    expect(creators.some(({ services }) => services.length > 0)).toBe(true);
    expect(creators.some(({ serviceOffers }) => serviceOffers.length > 0)).toBe(true);
  });

  it('[DATA-22, DATA-23] has one scale of levels for languages, and another for expertises', () => {
    const proficiencies = all.flatMap(({ languages }) => languages.map(({ proficiency }) => proficiency));
    const levels = all.flatMap(({ expertises }) => expertises.map(({ level }) => level));
    expect([...new Set(proficiencies)].toSorted()).toEqual(['ADVANCED', 'BEGINNER', 'INTERMEDIATE', 'NATIVE']);
    expect([...new Set(levels)].toSorted()).toEqual(['ADVANCED', 'BEGINNER', 'EXPERT', 'INTERMEDIATE']);
  });

  it('[DATA-16, DATA-17, DATA-18, DATA-19, DATA-20, DATA-21] answers each trip whole', async () => {
    const id = all.find(({ totalVayaCount }) => totalVayaCount > 2)?._id ?? '';
    const collections = [{ name: 'Boats', collectionObjects: ['boat-1', 'boat-2'] }];
    const { database } = server.platform;
    await database
      .updateTable('trip')
      .set({ collections: JSON.stringify(collections), coverImage: 'https://pictures.example/a.jpg' })
      .where('accountId', '=', id)
      .execute();
    const { body } = await server.get(`/api/creator/${id}`, headers);
    const trips = z.array(tripOfContract).nonempty().parse(body.publishedVayas);
    for (const trip of trips) expect(trip.collections).toEqual(collections);
    expect(trips.some(({ itinerary }) => itinerary.length > 0)).toBe(true);
  });

  it('sends trips along when they are asked for', async () => {
    const { data } = await list('include=vayas&sort=trips_high_to_low');
    expect(data[0]?.publishedVayas).toHaveLength(data[0]?.totalVayaCount ?? -1);
    expect(data[0]?.totalVayaCount).toBeGreaterThan(3);
  });

  it('packs a long page for whoever takes it packed', async () => {
    const ask = (encoding: string) =>
      server.ask('/api/creator?include=vayas', { headers: { ...headers, 'accept-encoding': encoding } });
    const [packed, plain] = [await ask('gzip'), await ask('identity')];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.body).toEqual(plain.body);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('counts for each option of a filter whom it would leave', async () => {
    const counts = (query: string) => server.get(`/api/directory/options?${query}`, headers);
    const { body } = await counts('expertise=sailing&group=language&option=tr&option=en&option=xx');
    const sailors = matcherOf({ ...emptyQuery, expertise: ['sailing'] });
    const speaking = (id: string) => matcherOf({ ...emptyQuery, language: [id] });
    const expected = ['tr', 'en', 'xx'].map((option) => ({
      option,
      count: all.filter((each) => sailors(each) && speaking(option)(each)).length,
      isInDirectory: all.some(speaking(option)),
    }));
    expect(body.data).toEqual(expected);
    expect(expected[1]?.count).toBeGreaterThan(0);
    expect((await counts('group=language')).body).toEqual({ data: [] });
    expect((await counts('group=colour&option=red')).status).toBe(400);
    expect((await server.get('/api/directory/options?group=language&option=tr')).status).toBe(401);
  });

  it('is for sponsors and staff alone', async () => {
    expect((await server.get('/api/creator')).status).toBe(401);
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const { body } = await server.post('/api/auth/login', { username: 'deniz', password: 'open-sesame-1' });
    const own = { authorization: `Bearer ${body.accessToken}` };
    expect((await server.get('/api/creator', own)).status).toBe(403);
  });

  it('[DISC-38, DISC-39, DISC-40, DISC-41, DISC-42] sorts the whole of it, with every creator once', async () => {
    const keys = {
      default: () => 0,
      followers_high_to_low: (creator: CreatorItem) => -creator.followersCount,
      followers_low_to_high: (creator: CreatorItem) => creator.followersCount,
      trips_high_to_low: (creator: CreatorItem) => -creator.totalVayaCount,
      trips_low_to_high: (creator: CreatorItem) => creator.totalVayaCount,
    };
    for (const sort of directorySorts) {
      const pages = await Promise.all([0, 90, 180].map((offset) => list(`sort=${sort}&offset=${offset}&limit=90`)));
      const found = pages.flatMap(({ data }) => data);
      expect(new Set(idsOf(found)).size).toBe(240);
      const values = found.map(keys[sort]);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  it('finds names with and without their marks, in either case', async () => {
    const plain = await list('search=YILDIZ&limit=100');
    expect(plain.total).toBeGreaterThan(0);
    expect(plain.data.every(({ fullName }) => fullName.includes('Yıldız'))).toBe(true);
    expect(idsOf((await list(`search=${encodeURIComponent('yıldız')}&limit=100`)).data)).toEqual(idsOf(plain.data));
  });

  it('[DISC-31, DISC-32, FILTER-35, FILTER-36, FILTER-37, FILTER-38, FILTER-39, FILTER-40, FILTER-41, FILTER-42] asks for every value of every group at once', () => {
    const creator = {
      fullName: 'İpek Şahin',
      username: 'ipek-by-the-sea',
      expertises: [
        { expertise: { _id: 'diving', name: 'Scuba diving' } },
        { expertise: { _id: 'sailing', name: 'Sailing' } },
      ],
      languages: [{ language: { _id: 'tr' } }],
      serviceOffers: ['press-trip', { _id: 'takeover' }],
      services: ['PHOTO_SHOOT', { name: 'Blog post' }],
      locations: [{ cityName: ' İstanbul ' }],
      socialMediaAccounts: { instagram: 'blue.voyage' },
      followersCount: 0,
      totalVayaCount: 3,
    };
    const fits = (query: Partial<DirectoryQuery>) => matcherOf({ ...emptyQuery, ...query })({ ...creator });
    expect(fits({ expertise: ['diving', 'sailing'] })).toBe(true);
    expect(fits({ expertise: ['diving', 'hiking'] })).toBe(false);
    expect(fits({ language: ['tr'] }) && !fits({ language: ['en'] })).toBe(true);
    expect(fits({ expertise: ['diving'], language: ['tr'] })).toBe(true);
    expect(fits({ expertise: ['diving'], language: ['en'] })).toBe(false);
    expect(fits({ offer: ['press-trip', 'takeover'] }) && !fits({ offer: ['paid-campaign'] })).toBe(true);
    expect(fits({ city: ['istanbul'] }) && !fits({ city: ['İzmir'] })).toBe(true);
    expect(fits({ service: ['photo-shoot', 'blog post'] }) && !fits({ service: ['story'] })).toBe(true);
    expect(fits({ minTripCount: 3 }) && !fits({ minTripCount: 4 }) && fits({ minTripCount: 0 })).toBe(true);
    expect(fits({ search: 'AHİ' })).toBe(true);
    for (const search of ['sea', '@blue.voyage', 'voyage', 'istanbul diving', 'scub'])
      expect([search, fits({ search })]).toEqual([search, true]);
    for (const search of ['stanbul', 'di', 'oyage', 'istanbul hiking'])
      expect([search, fits({ search })]).toEqual([search, false]);
    expect(fits({ search: 'IPEK s' }) && fits({ search: '  ' }) && !fits({ search: 'deniz' })).toBe(true);
  });

  it('goes on after somebody, with nobody skipped or repeated while others come', async () => {
    const first = await list('limit=50');
    await server.platform.database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 9, first: 5_000, count: 20, now: now + 1e10 }));
    const last = first.data.at(-1)?._id;
    const next = await list(`limit=50&offset=50&after=${last}`);
    const known = idsOf(next.data).filter((id) => idsOf(all).includes(id));
    expect(known).toEqual(idsOf(all).slice(50, 50 + known.length));
    expect(known.length).toBeLessThan(50);
    expect(next).toMatchObject({ total: 260, page: 2 });
    await server.platform.database.deleteFrom('account').where('email', 'like', '%500_@%').execute();
    const pages = await Promise.all([0, 100, 200].map((offset) => list(`limit=100&offset=${offset}`)));
    const left = pages.flatMap((page) => idsOf(page.data));
    expect(left).toHaveLength(250);
    expect(left.filter((id) => idsOf(all).includes(id))).toEqual(idsOf(all));
  });

  it('goes on behind somebody who is listed no more, and at the offset where nobody has that id', async () => {
    const first = await list('limit=50');
    const next = idsOf((await list('limit=50&offset=50')).data);
    expect(idsOf((await list('limit=50&offset=50&after=nobody-at-all')).data)).toEqual(next);
    const last = first.data.at(-1)?._id ?? '';
    const staff = await signInStaff(server, 'third');
    await staff.post(`/creators/${last}/moves`, { move: 'suspend' });
    expect(idsOf((await list(`limit=50&offset=50&after=${last}`)).data)).toEqual(next);
    await staff.post(`/creators/${last}/moves`, { move: 'reinstate' });
  });

  it('counts the matches without each part of a query that finds nothing', async () => {
    const { data, total, relaxations } = await list('expertise=diving&search=nobodyiscalledthis');
    expect([data, total]).toEqual([[], 0]);
    const diving = (await list('expertise=diving')).total;
    expect(relaxations).toEqual([{ filter: 'search', value: 'nobodyiscalledthis', total: diving }]);
  });

  it('[BEYOND-35] finds who has all values of a group, or any of them where asked to', async () => {
    const having = async (parameters: string) => idsOf((await list(`${parameters}&limit=100`)).data).toSorted();
    const [divers, sailors] = [await having('expertise=diving'), await having('expertise=sailing')];
    const inBoth = divers.filter((id) => sailors.includes(id));
    const inAny = [...new Set([...divers, ...sailors])].toSorted();
    const both = 'expertise=diving&expertise=sailing';
    expect(await having(both)).toEqual(inBoth);
    expect(await having(`${both}&matchAny=expertise`)).toEqual(inAny);
    expect(await having(`${both}&matchAny=language`)).toEqual(inBoth);
    const none = await list('expertise=no&expertise=none&matchAny=expertise&search=a');
    expect(none.relaxations?.map(({ filter, value }) => [filter, value])).toEqual([['expertise', '']]);
    const { body } = await server.get(
      '/api/directory/options?group=expertise&option=sailing&expertise=diving&matchAny=expertise',
      headers,
    );
    expect(body.data).toEqual([{ option: 'sailing', count: sailors.length, isInDirectory: true }]);
    expect((await server.get('/api/creator?matchAny=colour', headers)).status).toBe(400);
  });

  it('counts no more relaxations than a person would read', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `expertise=e${index}&language=l${index}`).join('&');
    expect((await list(`${many}&search=zz`)).relaxations).toEqual([]);
    const some = (await list('expertise=diving&expertise=nobody-has-this')).relaxations;
    expect(some?.map(({ value }) => value)).toEqual(['nobody-has-this']);
    const three = 'search=nobodyiscalledthis&expertise=diving&language=en';
    expect((await list(three)).relaxations).toMatchObject([{ filter: 'search' }]);
  });

  it('shows a suspended creator no more, and again once reinstated', async () => {
    const id = all[3]?._id ?? '';
    const staff = await signInStaff(server);
    const { total } = await list('');
    await staff.post(`/creators/${id}/moves`, { move: 'suspend' });
    expect((await list('')).total).toBe(total - 1);
    expect((await server.get(`/api/creator/${id}`, headers)).status).toBe(404);
    await staff.post(`/creators/${id}/moves`, { move: 'reinstate' });
    expect((await list('')).total).toBe(total);
  });

  it('is the same at once in every process on the database', async () => {
    const other = await buildApp(server.platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
    const total = async () => (await other.inject({ url: '/api/creator', headers })).json().total;
    const before = await total();
    const id = all[5]?._id ?? '';
    const staff = await signInStaff(server, 'second');
    await staff.post(`/creators/${id}/moves`, { move: 'suspend' });
    expect(await total()).toBe(before - 1);
    await staff.post(`/creators/${id}/moves`, { move: 'reinstate' });
    expect(await total()).toBe(before);
    await other.close();
  });

  it('keeps the derived values right when a trip is unpublished', async () => {
    const creator = all.find(({ totalVayaCount }) => totalVayaCount > 1);
    const id = creator?._id ?? '';
    const { database } = server.platform;
    await database.transaction().execute(async (transaction) => {
      const trip = creator?.publishedVayas?.[0]?._id ?? '';
      await transaction.updateTable('trip').set({ state: 'unpublished' }).where('id', '=', trip).execute();
      await projectCreator({ database: transaction, now }, id);
    });
    const { body } = await server.get(`/api/creator/${id}`, headers);
    expect(body.totalVayaCount).toBe((creator?.totalVayaCount ?? 0) - 1);
  });

  it.each([
    ['offset=-1', 'offset'],
    ['offset=NaN', 'offset'],
    ['offset=99999999999999999999', 'offset'],
    ['offset=1&offset=2', 'offset'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e9', 'limit'],
    ['sort=random', 'sort'],
    ['minTripCount=101', 'minTripCount'],
    ['minTripCount=many', 'minTripCount'],
    ['include=everything', 'include'],
    ['colour=red', 'colour'],
    [`search=${'a'.repeat(81)}`, 'search'],
    [`expertise=${'&expertise=a'.repeat(21)}`, 'expertise'],
    ['after=../x', 'after'],
    ['thereCity=Antalya&thereFrom=soon', 'thereFrom'],
    ['thereCity=Antalya&thereFrom=2026-07-01&thereTo=2026-06-01', 'thereTo'],
    ['thereFrom=2026-02-30', 'thereFrom'],
    ['thereTo=0000-00-00', 'thereTo'],
  ])('refuses %s and names the parameter', async (query, field) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    ['limit=0', { limit: 'limit must be 1 or more' }],
    ['limit=1000', { limit: 'limit must be 100 or less' }],
  ])('says of %s what is possible', async (query, fields) => {
    expect((await ask(query)).body.fields).toEqual(fields);
  });

  it.each(['constructor', 'toString', '__proto__'])('tells nothing of itself to who asks for %s', async (name) => {
    const { status, body } = await ask(`${name}=1`);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringMatching(/native code|object Object/)]);
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '‮evil', '👩‍🚀', '\0', ' '.repeat(40), '<script>', 'İ'])(
    'takes %j for a text',
    async (text) => {
      const { status } = await ask(
        `search=${encodeURIComponent(text)}&expertise=${encodeURIComponent(text.trim() || 'x')}`,
      );
      expect(status).toBe(200);
    },
  );
});

describe('one creator', () => {
  it('[API-16, DATA-05, DATA-13] is answered with trips, and where they were and will be', async () => {
    const id = all.find(({ totalVayaCount }) => totalVayaCount > 2)?._id ?? '';
    const { status, body } = await server.get(`/api/creator/${id}`, headers);
    expect(status).toBe(200);
    const { publishedVayas: trips, ...creator } = creatorReply.parse(body);
    expect([creator._id, trips.length]).toEqual([id, creator.totalVayaCount]);
    expect(creator.email).toContain('@');
    const today = new Date(server.clock.now).toISOString().slice(0, 10);
    const [first, last] = [0, -1].map(
      (end) =>
        ({ dates }: { dates: string[] }) =>
          dates.toSorted().at(end) ?? '',
    );
    if (!first || !last) throw new Error('A trip begins and ends.');
    const over = trips.filter((trip) => last(trip) < today).map(last);
    const ahead = trips.filter((trip) => first(trip) >= today).map(first);
    const underWay = trips.filter((trip) => first(trip) <= today && last(trip) >= today);
    expect(over.length).toBeGreaterThan(0);
    expect([creator.lastVaya && last(creator.lastVaya), creator.upcomingVaya && first(creator.upcomingVaya)]).toEqual([
      over.toSorted().at(-1) ?? null,
      ahead.toSorted().at(0) ?? null,
    ]);
    expect(underWay.map(({ _id }) => _id).includes(creator.ongoingVaya?._id ?? '')).toBe(underWay.length > 0);
  });

  it('has no address and no number for strangers where the creator shows none', async () => {
    const id = all[0]?._id ?? '';
    const config = JSON.stringify({ showEmail: false, showPhoneNumber: false });
    const row = { accountId: id, version: 1, config, createdAt: now, updatedAt: now };
    await server.platform.database.insertInto('blogConfig').values(row).execute();
    const { status, body } = await server.get(`/api/creator/${id}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/@mail\.example|\+90532/);
    expect((await server.get(`/api/creator/${id}`, headers)).body.email).toContain('@mail.example');
    expect((await server.get(`/api/creator/${all[1]?._id}`)).body.email).toContain('@mail.example');
    expect((await server.get('/api/creator/nobody')).status).toBe(404);
    const dead = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect((await server.get(`/api/creator/${all[0]?._id}`, dead)).status).toBe(401);
  });
});

describe('a picture of the demo world', () => {
  it('is drawn for whoever is in it, at the widths there are, and for nobody else', async () => {
    await server.platform.database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 3, first: 9_000, count: 1, now, arePictured: true }));
    const key = portraitKey(9_000);
    const drawn = await server.get(`/media/${key}/96.webp`);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await server.get(`/media/${key}/97.webp`)).status).toBe(404);
    expect((await server.get(`/media/${portraitKey(9_001)}/96.webp`)).status).toBe(404);
    expect((await server.get(`/media/demo-portrait/..%2f..%2fkeys/96.webp`)).status).toBe(404);
  });
});

describe('a comparison', () => {
  const compare = (...ids: string[]) =>
    server.get(`/api/sponsor/comparison?${ids.map((id) => `creator=${id}`).join('&')}`, headers);

  it('is of fifty at most, in the order in which they were asked for, each as the directory shows them', async () => {
    const [one, two, three, four] = all.map(({ _id }) => _id).toSorted();
    if (!one || !two || !three || !four) throw new Error('Nobody is listed.');
    await server.post(`/api/sponsor/shortlist/${two}`, { isListed: true, note: 'For the spring' }, headers);
    const rival = await signInSponsor(server, 'rival');
    for (const id of [two, four])
      await server.post(`/api/sponsor/shortlist/${id}`, { isListed: true, note: 'Of a rival' }, rival);
    const { status, body } = await compare(four, two, 'nobody', two);
    const shown = (id: string) => all.find(({ _id }) => _id === id);
    expect([status, comparisonReply.parse(body).data]).toEqual([
      200,
      [
        { creator: shown(four), note: null, invitation: null },
        { creator: shown(two), note: 'For the spring', invitation: null },
      ],
    ]);
    await server.post(`/api/sponsor/shortlist/${two}`, { isListed: false }, headers);
    const many = Array.from({ length: 46 }, (_, index) => `nobody${index}`);
    expect((await compare(one, two, three, four, ...many)).status).toBe(200);
    expect((await compare(one, two, three, four, ...many, 'fifty-first')).status).toBe(400);
    expect((await server.get('/api/sponsor/comparison', headers)).body).toEqual({ data: [] });
  });

  it('has nobody who is listed no more', async () => {
    const [gone, there] = all.map(({ _id }) => _id).toReversed();
    const { database } = server.platform;
    const list = (isListed: number) =>
      database
        .updateTable('directoryEntry')
        .set({ isListed })
        .where('accountId', '=', gone ?? '')
        .execute();
    await list(0);
    const { body } = await compare(gone ?? '', there ?? '');
    expect(idsOf(body.data.map(({ creator }: { creator: CreatorItem }) => creator))).toEqual([there]);
    await list(1);
  });
});

describe('a shortlist', () => {
  const change = (id: string, request: object) => server.post(`/api/sponsor/shortlist/${id}`, request, headers);

  it('is kept for each sponsor, with a note', async () => {
    const [one, other] = [all[0]?._id ?? '', all[1]?._id ?? ''];
    await change(one, { isListed: true, note: 'For the spring' });
    await change(other, { isListed: true });
    await change(one, { isListed: true, note: '=HYPERLINK("https://evil.example")' });
    const { body } = await server.get('/api/sponsor/shortlist', headers);
    expect(idsOf(body.data.map(({ creatorId }: { creatorId: string }) => ({ _id: creatorId })))).toHaveLength(2);
    const csv = await server.get('/api/sponsor/shortlist.csv', headers);
    expect(csv.headers.get('content-disposition')).toContain('shortlist.csv');
    const turkish = await server.get('/api/sponsor/shortlist.csv', { ...headers, 'accept-language': 'tr' });
    expect([csv.body, turkish.body].map((body) => body.slice(1).split(',')[0])).toEqual(['Name"', 'Ad"']);
    expect(csv.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    const [titles = '', ...rows]: string[] = csv.body.slice(1).trim().split('\r\n');
    expect(titles).toBe('Name","Email","Phone","Followers","Trips","Cities","Blog","Lists","Note","Added"');
    const { fullName, followersCount, totalVayaCount } = all[0] ?? expect.fail();
    expect(followersCount).not.toBe(totalVayaCount);
    expect(rows.find((row) => row.includes(fullName))).toContain(`,"${followersCount}","${totalVayaCount}",`);
    expect(csv.body).toMatch(/"\+90 532 \d{3} \d{2} \d{2}"/);
    const [, blog] = /"https?:\/\/[^/"]+(\/blog\/[^"]+)"/.exec(csv.body) ?? [];
    expect((await server.get(blog ?? '', { accept: 'text/html' })).status).toBe(200);
    for (const sign of [...'＝＋－＠﹦﹢﹣﹫', '\u200b=', '\u2060\u00a0+']) {
      await change(one, { isListed: true, note: `${sign}1+1` });
      expect((await server.get('/api/sponsor/shortlist.csv', headers)).body).toContain(`"'${sign}1+1"`);
    }
    expect((await change(other, { isListed: false })).body.data).toHaveLength(1);
    expect((await change('nobody', { isListed: true })).status).toBe(404);
    await server.createAccount({ role: 'sponsor', username: 'redbay' });
    const { body: red } = await server.post('/api/sponsor/auth/login', {
      username: 'redbay',
      password: 'open-sesame-1',
    });
    const theirs = { authorization: `Bearer ${red.accessToken}` };
    expect((await server.get('/api/sponsor/shortlist', theirs)).body.data).toEqual([]);
    expect((await server.get('/api/sponsor/shortlist')).status).toBe(401);
  });

  it('that is full still takes a note, and no further creator', async () => {
    const { database } = server.platform;
    const { id: sponsorId } = await server.createAccount({ role: 'sponsor', username: 'fullbay' });
    const { body: full } = await server.post('/api/sponsor/auth/login', {
      username: 'fullbay',
      password: 'open-sesame-1',
    });
    const theirs = { authorization: `Bearer ${full.accessToken}` };
    const keep = (id: string, request: object) => server.post(`/api/sponsor/shortlist/${id}`, request, theirs);
    await database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 4, first: 20_000, count: 501, now }));
    const creators = await database
      .selectFrom('directoryEntry')
      .select('accountId')
      .orderBy('version', 'desc')
      .limit(501)
      .execute();
    const [outside, inside, ...others] = creators.map(({ accountId }) => accountId);
    const listed = [inside ?? '', ...others].map((creatorId) => ({
      ...{ sponsorId, creatorId, isInFirst: 1 as const },
      ...{ note: '', addedAt: now },
    }));
    await database.insertInto('shortlistEntry').values(listed).execute();
    expect((await keep(outside ?? '', { isListed: true })).body.code).toBe('conflict');
    const { status, body } = await keep(inside ?? '', { isListed: true, note: 'For the spring' });
    const noted = body.data.filter(({ note }: { note: string }) => note === 'For the spring');
    expect([status, noted.length, body.data.length]).toEqual([200, 1, 500]);
    await keep(others[0] ?? '', { isListed: false });
    const rivals = await Promise.all([outside, others[0]].map((id) => keep(id ?? '', { isListed: true })));
    expect(rivals.map((rival) => rival.status).toSorted()).toEqual([200, 409]);
  });
});
