import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CreatorItem } from '#contract/creator.ts';
import { matcherOf, noFilters } from '#rules/directory.ts';
import type { DiscoverySnapshot } from './discovery.machine.ts';
import { visibleCreators } from './discovery.view.ts';

const names = ['Ada Işık', 'Deniz Yıldız', 'Selin Kaya', 'Nadia Tanaka', 'ada', 'Ida Dean', 'İpek Akın'];
const creators = names.map((fullName, index) => ({ _id: `${index}`, fullName, totalVayaCount: index }) as CreatorItem);

const found = {};
const wishes = {
  anyone: noFilters,
  travelled: { ...noFilters, minTripCount: 3 },
};
const step = fc.record({
  search: fc.constantFrom('', ' ', 'a', 'd', 'da', 'İ', 'ıd', 'n '),
  loaded: fc.constantFrom(0, 3, 5, 7),
  wish: fc.constantFrom('anyone' as const, 'travelled' as const),
});

it('shows of what is loaded whoever fits, whatever was asked before', () => {
  const lists = new Map([0, 3, 5, 7].map((count) => [count, creators.slice(0, count)]));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      for (const { search, loaded, wish } of steps) {
        const searchResults = lists.get(loaded) ?? [];
        const context = { searchResults, searchQuery: search, filters: wishes[wish] };
        const expected = searchResults.filter(matcherOf({ ...wishes[wish], search }));
        expect(visibleCreators({ context } as DiscoverySnapshot, found)).toEqual(expected);
      }
    }),
  );
});
