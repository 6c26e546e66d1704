import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreatorItem } from '#contract/creator.ts';
import { directorySorts } from '#contract/trip-types.ts';
import { personFrom } from '#demo/people.ts';
import { randomFrom } from '#demo/random.ts';
import { accountOf, creatorRecordFrom } from '#demo/seed-accounts.ts';
import { type DirectoryWish, filterGroups, matcherOf, noWish } from '#rules/directory.ts';
import type { Compared } from './directory-entry.store.ts';
import { entryOf } from './directory-entry.ts';
import { DirectoryIndex } from './directory-index.ts';

const count = 6_000;
const now = Date.UTC(2026, 5, 10);

/** So many that common marks are bitmaps and rare ones lists; every seventh has changed once, every eleventh has left. */
function world() {
  const random = randomFrom(11);
  const all = Array.from({ length: count }, (_, number) => {
    const listedAt = now - Math.floor(random.next() * 1_000) * 60_000;
    const account = accountOf('creator', personFrom(random, number), null, listedAt);
    const known = creatorRecordFrom(random, { account, number, now, arePictured: false });
    const { profile, trips, ...compared } = entryOf(known);
    const creator: CreatorItem = { ...JSON.parse(profile), publishedVayas: JSON.parse(trips) };
    return { creator, entry: { ...compared, version: 1 } satisfies Compared };
  });
  const index = new DirectoryIndex();
  const old = all.map(({ entry }, number) => (number % 7 === 0 ? { ...entry, marks: '', followersCount: 1 } : entry));
  index.put(old.slice(0, 4_000));
  index.page(noWish, { sort: 'followers_high_to_low', offset: 0, limit: 1 });
  index.put(old.slice(4_000));
  for (const [number, { entry }] of all.entries()) if (number % 7 === 0) index.put([entry]);
  for (const [number, { entry }] of all.entries()) if (number % 11 === 0) index.put([{ ...entry, isListed: 0 }]);
  const listed = all.filter((_, number) => number % 11 !== 0);
  return { index, listed, entries: new Map(listed.map(({ entry }) => [entry.accountId, entry])) };
}

const { index, listed, entries } = world();

const keyOf = {
  default: () => 0,
  followers_high_to_low: (entry: Compared) => -entry.followersCount,
  followers_low_to_high: (entry: Compared) => entry.followersCount,
  trips_high_to_low: (entry: Compared) => -entry.tripCount,
  trips_low_to_high: (entry: Compared) => entry.tripCount,
};

function expected(wish: DirectoryWish, sort: (typeof directorySorts)[number]): string[] {
  const fits = matcherOf(wish);
  const key = keyOf[sort];
  return listed
    .filter(({ creator }) => fits(creator))
    .map(({ entry }) => entry)
    .sort(
      (one, other) =>
        key(one) - key(other) || other.listedAt - one.listedAt || (one.accountId < other.accountId ? -1 : 1),
    )
    .map(({ accountId }) => accountId);
}

function countFitting(wish: DirectoryWish): number {
  const fits = matcherOf(wish);
  return listed.filter(({ creator }) => fits(creator)).length;
}

const wishes: fc.Arbitrary<DirectoryWish> = fc.record({
  search: fc.constantFrom('', 'a', 'de', 'YIL', 'deniz', 'i k', 'şirin', 'zzz', 'e'),
  expertise: fc.subarray(['diving', 'sailing', 'hiking'], { maxLength: 2 }),
  language: fc.subarray(['tr', 'en', 'ja', 'xx'], { maxLength: 2 }),
  offer: fc.subarray(['press-trip', 'takeover'], { maxLength: 1 }),
  city: fc.subarray(['Antalya', 'kas', 'Bodrum', 'Nowhere'], { maxLength: 1 }),
  service: fc.subarray(['photo-shoot', 'STORY'], { maxLength: 1 }),
  tripType: fc.subarray(['GUIDED_TOUR', 'NON_SHOPPABLE'], { maxLength: 2 }),
  minTripCount: fc.constantFrom(0, 0, 1, 3, 7),
  there: fc.constantFrom(
    null,
    null,
    { city: 'Antalya', from: '2026-06-01', to: '2026-06-30' },
    { city: 'Bodrum', from: '', to: '' },
    { city: '', from: '2026-06-20', to: '2026-06-21' },
    { city: '', from: '', to: '2025-12-31' },
    { city: 'kas', from: '2026-08-01', to: '' },
  ),
});

describe('the index of the directory', () => {
  it('holds whoever is listed, as they are now', () => {
    expect(index.size).toBe(listed.length);
    expect(index.isWorn).toBe(false);
  });

  it('counts for each option whom it would leave, and who has it at all', () => {
    const options = {
      expertise: ['diving', 'sailing', 'no-such-thing'],
      language: ['tr', 'ja', 'xx'],
      offer: ['press-trip'],
      city: ['Antalya', 'kas', 'Nowhere'],
      service: ['photo-shoot', 'STORY'],
      tripType: ['GUIDED_TOUR', 'NON_SHOPPABLE'],
    };
    fc.assert(
      fc.property(wishes, fc.constantFrom(...filterGroups), (wish, group) => {
        const expected = options[group].map((option) => ({
          option,
          count: countFitting({ ...wish, [group]: [...wish[group], option] }),
          inAll: countFitting({ ...noWish, [group]: [option] }),
        }));
        expect(index.countEach(wish, group, options[group])).toEqual(expected);
      }),
    );
  });

  it('finds, counts, sorts and pages as the one matching function and a plain sort do', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(...directorySorts), fc.nat(3_000), (wish, sort, offset) => {
        const all = expected(wish, sort);
        expect(index.count(wish)).toBe(all.length);
        const from = offset % (all.length + 3);
        const { ids, total } = index.page(wish, { sort, offset: from, limit: 20 });
        expect([ids, total]).toEqual([all.slice(from, from + 20), all.length]);
        const after = all[from];
        if (after !== undefined)
          expect(index.page(wish, { sort, offset: 0, limit: 20, after }).ids).toEqual(all.slice(from + 1, from + 21));
      }),
    );
  });

  it('goes on after somebody who does not fit themselves', () => {
    const wish = { ...noWish, expertise: ['diving'] };
    const all = expected(noWish, 'default');
    const diving = new Set(expected(wish, 'default'));
    const stranger = all.find((id) => !diving.has(id)) ?? '';
    const rest = all.slice(all.indexOf(stranger) + 1).filter((id) => diving.has(id));
    expect(index.page(wish, { sort: 'default', offset: 0, limit: 10, after: stranger }).ids).toEqual(rest.slice(0, 10));
  });

  it('is worn once a quarter of it is empty', () => {
    const worn = new DirectoryIndex();
    const some = [...entries.values()].slice(0, 5_000);
    for (let round = 0; round < 3; round += 1) worn.put(some);
    expect([worn.size, worn.isWorn]).toEqual([5_000, true]);
    expect(worn.tripTypes).toEqual(['GUIDED_TOUR', 'ITINERARY_SALES', 'NON_SHOPPABLE']);
  });
});

describe('the newcomers of an index', () => {
  it('are those it finds who came after a moment, the newest first', () => {
    const moments = fc.integer({ min: -1, max: 1_001 }).map((minutes) => now - minutes * 60_000);
    fc.assert(
      fc.property(wishes, moments, (wish, since) => {
        const came = expected(wish, 'default').filter((id) => (entries.get(id)?.listedAt ?? 0) > since);
        expect(index.newcomers(wish, since)).toEqual(came);
        expect(index.countNewcomers(wish, since)).toBe(came.length);
      }),
    );
  });
});

describe('the types of trips of an index', () => {
  it('are known for as long as somebody has one', () => {
    const few = new DirectoryIndex();
    const entry = { ...([...entries.values()][0] as Compared), marks: 'tripType=NIGHT_WALK' };
    few.put([entry]);
    expect(few.tripTypes).toEqual(['NIGHT_WALK']);
    few.put([{ ...entry, marks: '' }]);
    expect(few.tripTypes).toEqual([]);
  });

  it('are those of whoever is listed, after any changes and in the order of their names', () => {
    const types = ['CRUISE', 'GUIDED_TOUR', 'NIGHT_WALK'];
    const some = [...entries.values()][0] as Compared;
    const change = fc.record({
      number: fc.nat(4),
      isListed: fc.constantFrom(0 as const, 1 as const),
      has: fc.array(fc.constantFrom(...types), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const few = new DirectoryIndex();
        const known = new Map<number, readonly string[]>();
        for (const { number, isListed, has } of changes) {
          const marks = has.map((type) => `tripType=${type}`).join('\n');
          few.put([{ ...some, accountId: `account-${number}`, isListed, marks }]);
          known.set(number, isListed === 1 ? has : []);
          expect(few.tripTypes).toEqual(types.filter((type) => [...known.values()].flat().includes(type)));
        }
      }),
    );
  });
});

describe('the blocks of an index', () => {
  it('are those of the moment when its writing began, whatever has changed until it ended', async () => {
    const some = [...entries.values()].slice(0, 3_000);
    const written = new DirectoryIndex();
    written.put(some);
    const blocks: Uint8Array[] = [];
    for (const block of written.blocks()) {
      if (blocks.length === 20) written.put([...entries.values()].slice(2_000));
      blocks.push(Uint8Array.from(block));
    }
    const copy = await DirectoryIndex.from({
      next: async () => new Uint8Array(blocks.shift() ?? new Uint8Array(0)),
    });
    const known = new DirectoryIndex();
    known.put(some);
    for (const search of ['', 'e', 'de', 'deniz'])
      for (const expertise of [[], ['diving']])
        for (const there of [null, { city: 'Antalya', from: '2026-06-01', to: '2026-06-30' }]) {
          const wish = { ...noWish, search, expertise, there };
          const cut = { sort: 'trips_high_to_low', offset: 5, limit: 200 } as const;
          expect(copy.page(wish, cut)).toEqual(known.page(wish, cut));
        }
    copy.put([...entries.values()].slice(2_000));
    expect(copy.tripTypes).toEqual(index.tripTypes);
    for (const entry of entries.values()) copy.put([{ ...entry, marks: 'tripType=NIGHT_WALK' }]);
    expect(copy.tripTypes).toEqual(['NIGHT_WALK']);
    expect(copy.page(noWish, { sort: 'default', offset: 0, limit: 50 }).ids).toEqual(
      expected(noWish, 'default').slice(0, 50),
    );
  });
});

describe('an index of many', () => {
  const many = 20_000;
  const entryOfNumber = (number: number): Compared => ({
    accountId: `account-${number}`,
    version: 1,
    isListed: 1,
    nameFolded: 'deniz',
    followersCount: (number * 7_919) % 100_003,
    tripCount: number % 9,
    listedAt: now - (number % 50_000),
    marks: '',
  });

  it('is sorted in many small steps, so that a server can answer between them', () => {
    const index = new DirectoryIndex();
    index.put(Array.from({ length: many }, (_, number) => entryOfNumber(number)));
    const steps = [...index.prepare()].length;
    expect(steps).toBeGreaterThan(10);
    expect([...index.prepare()]).toEqual([]);
    const { ids } = index.page(noWish, { sort: 'followers_low_to_high', offset: 0, limit: 3 });
    expect([index.size, ids]).toEqual([many, ['account-0', 'account-15116', 'account-9749']]);
  });
});
