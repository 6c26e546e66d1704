import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreatorItem, creatorsReply, optionsReply } from '#contract/creator.ts';
import { type DirectorySort, directorySorts, type FilterGroup, filterGroups } from '#contract/directory-choices.ts';
import { seedCreators } from '#demo/seed-accounts.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { type DirectoryQuery, emptyQuery, matcherOf, sorted } from '#rules/directory.ts';
import { writeAddress } from '#rules/directory-address.ts';
import { creatorAccounts } from '#server/creator-accounts/creator-account.lifecycle.ts';
import { advance } from '#server/db/advance.ts';
import { up as addPlatforms } from '#server/db/migrations/0016-directory-platforms.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { countEachNewMatches, listNewMatches } from '#server/directory/directory.ts';
import { projectOutdated } from '#server/directory/directory-entry.ts';
import { backUp, restore } from '#server/ops/backup.service.ts';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { inEachLanguage } from '#tests/kit/in-each-language.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [seeded, now] = [240, Date.UTC(2026, 5, 10)];

let server: TestServer;
let headers: Record<string, string>;
/** Everyone who is listed, in the default order. */
let all: CreatorItem[];

beforeAll(async () => {
  server = await startTestServer();
  await seed(7, 1, seeded);
  headers = await signInSponsor(server, 'searches');
  all = (await listEveryone()).map(inEachLanguage);
  for (const { _id } of all.slice(100, 110)) await move(_id, 'account.suspend');
  all = all.filter((_, index) => index < 100 || index >= 110);
});
afterAll(() => server.stop());

const seed = (number: number, first: number, count: number) =>
  server.platform.database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: number, first, count, now }));

const move = (id: string, type: 'account.suspend' | 'account.reinstate') =>
  inUnitOfWork(server.platform, (unit) => advance(unit, creatorAccounts, id, { type }));

async function list(parameters: readonly (readonly [string, string])[]) {
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  const { status, body } = await server.get(`/api/creator?${query}`, headers);
  expect(status).toBe(200);
  return creatorsReply.parse(body);
}

async function listEveryone(): Promise<CreatorItem[]> {
  const creators: CreatorItem[] = [];
  for (let offset = 0; offset === creators.length; offset += 100) {
    const page = await list(Object.entries({ offset: String(offset), limit: '100', include: 'vayas' }));
    creators.push(...page.data);
  }
  return creators;
}

/** All pages of a search, each from behind the last creator of the one before. */
async function listInPages(query: DirectoryQuery, sort: DirectorySort, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (let isMore = true; isMore; ) {
    const last = ids.at(-1);
    const { data } = await list([
      ...writeAddress(query, sort),
      ['limit', String(limit)],
      ...(last === undefined ? [] : ([['after', last]] as const)),
    ]);
    ids.push(...idsOf(data));
    isMore = data.length === limit;
  }
  return ids;
}

const idsOf = (creators: readonly { _id: string }[]) => creators.map(({ _id }) => _id);

function queries(): fc.Arbitrary<DirectoryQuery> {
  const some = <Value>(values: readonly Value[], maxLength = 1) => fc.subarray([...new Set(values)], { maxLength });
  return fc.record({
    search: fc.oneof(
      fc.constantFrom('', ' ', 'a', 'an', 'yi', 'Şir', 'deniz', 'r k', 'ı', '🌊', 'zzz', '%', '_', '\\', 'a%', '@'),
      fc.constantFrom('kaş', 'Dalış', 'sail', 'tra', 'izmir yelken', 'd antalya', 'a b c d e f g h'),
      fc.constantFrom(...all.map(({ username }) => `@${username}`)),
      fc.constantFrom(...all.map(({ fullName }) => fullName.slice(1, 5))),
    ),
    expertise: some(
      all.flatMap(({ expertises }) => expertises.map(({ expertise }) => expertise._id)),
      2,
    ),
    language: some(
      all.flatMap(({ languages }) => languages.map(({ language }) => language._id)),
      2,
    ),
    offer: some(all.flatMap(({ serviceOffers }) => serviceOffers.map(({ _id }) => _id))),
    city: some(
      all.flatMap(({ locations }) => locations.map(({ cityName }) => cityName)),
      2,
    ),
    service: some(['photo-shoot', 'DRONE_FOOTAGE', 'Blog post', 'workshop']),
    tripType: some(['GUIDED_TOUR', 'ITINERARY_SALES', 'UNKNOWN'], 2),
    platform: some(['instagram', 'youtube', 'tiktok', 'myspace'], 2),
    matchAny: fc.subarray([...filterGroups]),
    minTripCount: fc.constantFrom(0, 0, 1, 3, 7),
    followers: fc.option(
      fc
        .tuple(fc.constantFrom(...all.map(({ followersCount }) => followersCount), 0), fc.option(fc.nat(200_000)))
        .map(([min, max]) => ({ min, max }))
        .filter(({ min, max }) => min > 0 || Number(max) > 0),
    ),
    there: fc.constantFrom(
      null,
      null,
      { city: 'antalya', from: '2026-06-01', to: '2026-07-30' },
      { city: 'Kas', from: '2026-01-01', to: '2026-12-30' },
      { city: 'Kas', from: '', to: '' },
      { city: '', from: '2026-12-01', to: '2026-12-31' },
      { city: '', from: '', to: '2026-06-20' },
    ),
  });
}

/** Queries that few creators match leave little to compare: each part but the kind of match is left out as often as it is asked for. */
const queriesOfFewParts = () =>
  fc.tuple(queries(), fc.subarray(Object.keys(emptyQuery) as (keyof DirectoryQuery)[])).map(
    ([query, parts]): DirectoryQuery => ({
      ...emptyQuery,
      matchAny: query.matchAny,
      ...Object.fromEntries(parts.map((part) => [part, query[part]])),
    }),
  );

describe('the directory', () => {
  it('finds whom the one matching function finds, in each order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(
        queriesOfFewParts(),
        fc.constantFrom(...directorySorts),
        fc.integer({ min: 20, max: 100 }),
        async (query, sort, limit) => {
          const expected = all.filter(matcherOf(query));
          const found = await listInPages(query, sort, limit);
          expect(found.toSorted()).toEqual(idsOf(expected).toSorted());
          const { data, total } = await list([...writeAddress(query, sort), ['limit', '100']]);
          expect([total, idsOf(data)]).toEqual([expected.length, found.slice(0, 100)]);
          const ranked = found.map((id) => all.find(({ _id }) => _id === id) as CreatorItem);
          expect(sorted(ranked, sort)).toEqual(ranked);
        },
      ),
      { numRuns: rounds(25, 300) },
    );
  });

  it('counts for each option of a group whom the one matching function leaves', async () => {
    const optionsOf: Record<FilterGroup, string[]> = {
      expertise: ['diving', 'sailing', 'nobody-has-this'],
      language: ['tr', 'en', 'xx'],
      offer: ['press-trip', 'takeover', 'xx'],
      city: ['Antalya', 'KAS', 'Nowhere'],
      service: ['photo-shoot', 'Blog post', 'xx'],
      tripType: ['GUIDED_TOUR', 'UNKNOWN'],
      platform: ['instagram', 'youtube', 'tiktok', 'myspace'],
    };
    await fc.assert(
      fc.asyncProperty(queriesOfFewParts(), fc.constantFrom(...filterGroups), async (query, group) => {
        const parameters = new URLSearchParams([...writeAddress(query, 'default'), ['group', group]]);
        for (const option of optionsOf[group]) parameters.append('option', option);
        const { body } = await server.get(`/api/directory/options?${parameters}`, headers);
        const having = (option: string) => matcherOf({ ...emptyQuery, [group]: [option] });
        const others = query.matchAny.includes(group) ? { ...query, [group]: [] } : query;
        expect(optionsReply.parse(body).data).toEqual(
          optionsOf[group].map((option) => ({
            option,
            count: all.filter(matcherOf(others)).filter(having(option)).length,
            isInDirectory: all.some(having(option)),
          })),
        );
      }),
      { numRuns: rounds(20, 200) },
    );
  });

  it('names the matches that came after a moment, the newest first', async () => {
    const { database } = server.platform;
    const rows = await database.selectFrom('directoryEntry').select(['accountId', 'listedAt']).execute();
    const listedAt = new Map(rows.map((row) => [row.accountId, Number(row.listedAt)]));
    await fc.assert(
      fc.asyncProperty(queriesOfFewParts(), fc.constantFrom(...listedAt.values()), async (query, since) => {
        const expected = all.filter(matcherOf(query)).filter(({ _id }) => (listedAt.get(_id) ?? 0) > since);
        expect(await countEachNewMatches(database, [{ query, since }])).toEqual([expected.length]);
        const found = await listNewMatches(database, { query, since, limit: 5 });
        expect(found).toEqual(idsOf(expected).slice(0, 5));
      }),
      { numRuns: rounds(20, 200) },
    );
  });

  it('finds by platform whoever was listed before an upgrade', async () => {
    const { database } = server.platform;
    const platforms = database.selectFrom('directoryTerm').selectAll().where('kind', '=', 'platform');
    const terms = () => platforms.orderBy('number').orderBy('term').execute();
    const before = await terms();
    expect(before.length).toBeGreaterThan(seeded);
    await database.deleteFrom('directoryTerm').where('kind', '=', 'platform').execute();
    await addPlatforms(database as never);
    expect(await terms()).toEqual(before);
  });

  it('finds by every filter the creators that an older release has written, once the job has run', async () => {
    const { database } = server.platform;
    const terms = () =>
      database.selectFrom('directoryTerm').selectAll().orderBy('number').orderBy('kind').orderBy('term').execute();
    const before = await terms();
    await database.deleteFrom('directoryTerm').where('kind', '=', 'service').execute();
    await database.updateTable('directoryEntry').set({ projection: 0 }).where('number', '<=', 150).execute();
    expect(await projectOutdated(server.platform)).toBe(150);
    const again = await terms();
    expect(again.filter(({ number }) => number <= 150)).toEqual(before.filter(({ number }) => number <= 150));
    await database.updateTable('directoryEntry').set({ projection: 0 }).execute();
    await projectOutdated(server.platform);
    expect(await terms()).toEqual(before);
    expect(await projectOutdated(server.platform)).toBe(0);
  });

  it('finds who is there on the first and the last day of a trip, and no one a day off', async () => {
    const [creator] = all.filter(({ publishedVayas = [] }) => publishedVayas.some(({ dates }) => dates.length > 0));
    const trip = creator?.publishedVayas?.find(({ dates }) => dates.length > 0) ?? expect.fail();
    const [first = '', last = ''] = [trip.dates.toSorted()[0], trip.dates.toSorted().at(-1)];
    const city = trip.locations[0]?.cityName ?? '';
    for (const [from, to] of [
      [daysAfter(first, -1), first],
      [daysAfter(first, -2), daysAfter(first, -1)],
      [last, daysAfter(last, 1)],
      [daysAfter(last, 1), daysAfter(last, 2)],
    ] as const) {
      const isThere = ({ publishedVayas = [] }: CreatorItem) =>
        publishedVayas.some(({ dates, locations }) => {
          const days = dates.toSorted();
          return (
            locations.some(({ cityName }) => cityName === city) && (days[0] ?? '') <= to && (days.at(-1) ?? '') >= from
          );
        });
      const query = { ...emptyQuery, there: { city, from, to } };
      const found = await listInPages(query, 'default', 100);
      expect([from, to, found.toSorted()]).toEqual([from, to, idsOf(all.filter(isThere)).toSorted()]);
    }
  });

  it('takes the most that can be asked for at once', async () => {
    const values = Array.from({ length: 20 }, (_, index) => `value ${index}`);
    const most = Object.fromEntries(filterGroups.map((group) => [group, values]));
    const there = { city: 'Kas', from: '2026-01-01', to: '2026-12-30' };
    const query: DirectoryQuery = { ...emptyQuery, ...most, search: 'a', minTripCount: 1, there };
    expect(await list(writeAddress(query, 'default'))).toMatchObject({ total: 0, relaxations: [] });
    expect(await countEachNewMatches(server.platform.database, [{ query, since: 0 }])).toEqual([0]);
  });

  it('finds who has everything that one creator has', async () => {
    for (const creator of all.slice(0, 20)) {
      const query: DirectoryQuery = {
        ...emptyQuery,
        expertise: creator.expertises.map(({ expertise }) => expertise._id),
        language: creator.languages.map(({ language }) => language._id),
        offer: creator.serviceOffers.map(({ _id }) => _id),
        service: creator.services,
        city: creator.locations.flatMap(({ cityName }) => [cityName, cityName.toUpperCase()]),
        tripType: creator.publishedVayas?.map(({ tripType }) => tripType) ?? [],
      };
      const { data } = await list([...writeAddress(query, 'default'), ['limit', '100']]);
      expect(idsOf(data)).toEqual(idsOf(all.filter(matcherOf(query))));
      expect(idsOf(data)).toContain(creator._id);
    }
  });

  it('shows a change to whoever asks next', async () => {
    const id = all[4]?._id ?? '';
    await move(id, 'account.suspend');
    expect((await list([])).total).toBe(all.length - 1);
    await move(id, 'account.reinstate');
    expect(idsOf((await list([])).data)).toEqual(idsOf(all).slice(0, 50));
  });

  it.runIf(process.env.VAYA_TEST_DATABASE === 'postgres')(
    'is planned by PostgreSQL for as many creators as have a term',
    async () => {
      const { database } = server.platform;
      const diving = database
        .selectFrom('directoryTerm')
        .select('number')
        .where('kind', '=', 'expertise')
        .where('term', '=', 'diving');
      await sql`analyze "directoryTerm"`.execute(database);
      const [plan] = await diving.explain('json');
      const found = (await diving.execute()).length;
      expect(found).toBeGreaterThan(20);
      const expected = Object(plan)['QUERY PLAN'][0].Plan['Plan Rows'];
      expect(expected / found).toBeGreaterThan(0.5);
      expect(expected / found).toBeLessThan(2);
    },
  );

  it('takes new creators after a restore', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'vaya-directory-')), 'all.vaya');
    await backUp(server.platform, file);
    await restore(server.platform, file, true);
    headers = await signInSponsor(server, 'restored');
    await seed(9, 5_000, 20);
    expect((await list([])).total).toBe(all.length + 20);
    rmSync(dirname(file), { recursive: true });
  });
});
