import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directorySorts, filterGroups, leastFilters, namesOf, rangeFilters } from '#contract/directory-choices.ts';
import { recordBy, recordOf } from '#contract/record-of.ts';
import type { DirectoryQuery } from '#rules/directory.ts';
import { creatorIn, readAddress, writeAddress } from '#rules/directory-address.ts';
import { isOtherSearch, type Parameters } from '#rules/parameters.ts';

const words = fc.stringMatching(/^[a-z]{1,8}$/);
const queries: fc.Arbitrary<DirectoryQuery> = fc.record({
  search: fc.oneof(fc.constant(''), words),
  ...recordOf(filterGroups, () => fc.uniqueArray(words, { maxLength: 3 })),
  ...recordOf(namesOf(rangeFilters), () =>
    fc.constantFrom(null, { min: 1_000, max: null }, { min: 0, max: 50 }, { min: 7, max: 70 }),
  ),
  matchAny: fc.subarray([...filterGroups]),
  ...recordBy(
    leastFilters,
    ({ name }) => name,
    ({ max }) => fc.nat(max),
  ),
  there: fc.constantFrom(null, { city: 'Kaş', from: '2026-06-10', to: '2026-06-12' }),
});

describe('the address of the directory', () => {
  it('says of any search what it is', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...directorySorts), (made, sort) => {
        const query = { ...made, matchAny: made.matchAny.filter((group) => made[group].length > 0) };
        expect(readAddress(writeAddress(query, sort))).toEqual({ query, sort, ignored: [] });
      }),
    );
  });

  it.each<[parameters: Parameters, ignored: string[]]>([
    [[['minTripCount', 'abc']], ['minTripCount']],
    [[['colour', 'red']], ['colour']],
    [[['matchAny', 'city']], []],
    [[['matchAny', 'colour']], ['matchAny']],
    [[['minFollowers', 'many']], ['minFollowers']],
    [[['maxFollowers', '-1']], ['maxFollowers']],
    [
      [
        ['utm_source', 'mail'],
        ['fbclid', 'x'],
      ],
      [],
    ],
    [
      [
        ['thereCity', 'Kaş'],
        ['thereFrom', '2026-13-45'],
      ],
      ['thereFrom'],
    ],
    [[['thereTo', '2026-02-30']], ['thereTo']],
    [[['creator', '']], ['creator']],
    [[['creator', '../x']], ['creator']],
  ])('is told to say nothing where it does: %j', (parameters, ignored) => {
    expect(readAddress(parameters).ignored).toEqual(ignored);
    expect(creatorIn(parameters)).toBeNull();
  });

  it('reads a place without days, days without a place, and days in either order', () => {
    const thereIn = (...parameters: Parameters) => readAddress(parameters).query.there;
    expect(thereIn(['thereCity', 'Kaş'])).toEqual({ city: 'Kaş', from: '', to: '' });
    expect(thereIn(['thereFrom', '2026-12-01'])).toEqual({ city: '', from: '2026-12-01', to: '' });
    expect(thereIn(['thereFrom', '2026-12-31'], ['thereTo', '2026-12-01'])).toEqual({
      city: '',
      from: '2026-12-01',
      to: '2026-12-31',
    });
    expect(thereIn(['thereCity', ' '])).toBeNull();
  });

  it('takes names of 80 letters, 20 values of a filter, 100 trips and the id of a creator up to 64 letters', () => {
    const [longest, tooLong] = ['a'.repeat(80), 'a'.repeat(81)];
    expect(readAddress([['city', longest]])).toMatchObject({ query: { city: [longest] }, ignored: [] });
    expect(readAddress([['city', tooLong]])).toMatchObject({ query: { city: [] }, ignored: ['city'] });
    const cities = (count: number): Parameters => Array.from({ length: count }, (_, index) => ['city', `c${index}`]);
    expect(readAddress(cities(20))).toMatchObject({ query: { city: { length: 20 } }, ignored: [] });
    expect(readAddress(cities(21))).toMatchObject({ query: { city: { length: 20 } }, ignored: ['city'] });
    for (const name of ['search', 'thereCity'])
      expect(JSON.stringify(readAddress([[name, tooLong]]).query)).toContain(`"${longest}"`);
    const trips = (count: number) => readAddress([['minTripCount', String(count)]]).query.minTripCount;
    expect([trips(100), trips(101)]).toEqual([100, 0]);
    const creator = (length: number) => creatorIn([['creator', 'a'.repeat(length)]])?.length;
    expect([creator(64), creator(65)]).toEqual([64, undefined]);
  });

  it.each<[said: string, before: Parameters, after: Parameters, isOther: boolean]>([
    ['a first letter', [], [['search', 'd']], true],
    ['a letter more', [['search', 'd']], [['search', 'de']], false],
    ['a cleared name', [['search', 'de']], [], true],
    [
      'another filter beside the name',
      [['search', 'd']],
      [
        ['search', 'd'],
        ['city', 'Kaş'],
      ],
      true,
    ],
    ['another order', [], [['sort', 'trips_high_to_low']], true],
    [
      'the same without what says nothing',
      [
        ['colour', 'red'],
        ['city', 'Kaş'],
      ],
      [['city', 'Kaş']],
      false,
    ],
  ])('%s', (_, before, after, isOther) => {
    expect(isOtherSearch(before, after)).toBe(isOther);
  });
});
