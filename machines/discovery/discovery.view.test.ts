import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CreatorItem } from '#contract/creator.ts';
import type { DirectorySort } from '#contract/directory-choices.ts';
import { matcherOf, noFilters } from '#rules/directory.ts';
import type { DiscoverySnapshot } from './discovery.machine.ts';
import { correctedSearch, visibleCreators } from './discovery.view.ts';

const names = ['Ada Işık', 'Deniz Yıldız', 'Selin Kaya', 'Nadia Tanaka', 'ada', 'Ida Dean', 'İpek Akın'];
const creators = names.map((fullName, index) => ({ _id: `${index}`, fullName, totalVayaCount: index }) as CreatorItem);

const found = {};
const services = [{ _id: 's-1', name: 'Photo Shoot', code: 'PHOTO_SHOOT' }];
const snapshotOf = (context: Partial<DiscoverySnapshot['context']>, state = 'ready') =>
  ({ context: { sortBy: 'default', ...context }, matches: (asked: unknown) => asked === state }) as DiscoverySnapshot;
const queries = {
  anyone: noFilters,
  travelled: { ...noFilters, minTripCount: 3 },
};
const step = fc.record({
  search: fc.constantFrom('', ' ', 'a', 'd', 'da', 'İ', 'ıd', 'n '),
  loaded: fc.constantFrom(0, 3, 5, 7),
  query: fc.constantFrom('anyone' as const, 'travelled' as const),
});

it('shows of what is loaded whoever fits, whatever was asked before', () => {
  const lists = new Map([0, 3, 5, 7].map((count) => [count, creators.slice(0, count)]));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      for (const { search, loaded, query } of steps) {
        const searchResults = lists.get(loaded) ?? [];
        const context = { searchResults, searchQuery: search, filters: queries[query] };
        const expected = searchResults.filter(matcherOf({ ...queries[query], search }));
        expect(visibleCreators(snapshotOf(context), { found, services })).toEqual(expected);
      }
    }),
  );
});

const namesOf = (list: CreatorItem[]) => list.map(({ fullName }) => fullName);

it('[FILTER-40] compares a selected service by the name of its option, whatever its id is', () => {
  const searchResults = [
    { ...creators[0], services: ['PHOTO_SHOOT'] },
    { ...creators[1], services: ['STORY'] },
    { ...creators[2], services: ['photo_shoot'] },
  ] as CreatorItem[];
  const shownFor = (...service: string[]) => {
    const filters = { ...noFilters, service };
    return namesOf(visibleCreators(snapshotOf({ searchResults, searchQuery: '', filters }), { found, services }));
  };
  expect(shownFor('s-1')).toEqual(['Ada Işık', 'Selin Kaya']);
  expect(shownFor('PHOTO_SHOOT')).toEqual(['Ada Işık', 'Selin Kaya']);
  expect(shownFor('not-listed-yet')).toHaveLength(3);
});

it('[DISC-41, DISC-42] sorts what is loaded, also on a server that does not sort, once no other answer is awaited', () => {
  const context = { searchResults: creators.slice(0, 3), searchQuery: '', filters: noFilters };
  const inOrder = (sortBy: DirectorySort, state?: string) =>
    namesOf(visibleCreators(snapshotOf({ ...context, sortBy }, state), { found, services }));
  const [low, high] = [inOrder('trips_low_to_high'), inOrder('trips_high_to_low')];
  expect([low, high]).toEqual([namesOf(creators.slice(0, 3)), namesOf(creators.slice(0, 3).toReversed())]);
  expect(inOrder('trips_high_to_low', 'loading')).toEqual(low);
  expect(inOrder('default')).toEqual(low);
});

it('[BEYOND-86] shows all that the server found for the text as it stands, and compares what is typed after it', () => {
  const searchResults = creators.slice(0, 3);
  const answered = { searchResults, filters: noFilters, answeredSearch: { typed: 'kas', used: 'kas' } };
  const shownFor = (searchQuery: string) =>
    namesOf(visibleCreators(snapshotOf({ ...answered, searchQuery }), { found, services }));
  expect(shownFor('kas')).toEqual(namesOf(searchResults));
  expect(shownFor('ka')).toEqual(['Selin Kaya']);
});

it.each([
  ['denis', 'deniz', 'deniz'],
  ['deniz ', 'deniz', null],
  ['  ', '', null],
  ['@Deniz', 'deniz', null],
])('[BEYOND-87] knows of %j, searched as %j, that it was read as %j', (typed, used, corrected) => {
  expect(correctedSearch(snapshotOf({ searchQuery: typed, answeredSearch: { typed, used } }))).toBe(corrected);
});
