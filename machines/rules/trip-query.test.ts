import { expect, it } from 'vitest';
import type { OwnTripItem } from '#contract/own-trip.ts';
import { parametersOf, tripQueryAt, tripsOf } from './trip-query.ts';

it.each([
  ['draft', 'draft'],
  ['archived', 'archived'],
  ['changed', 'all'],
  ['', 'all'],
])('an address with the state “%s” shows %s trips', (state, filter) => {
  expect(tripQueryAt([['state', state]])).toEqual({ filter, search: '', sort: 'edited' });
});

it('an address without a state shows all trips', () => {
  expect(tripQueryAt([])).toEqual({ filter: 'all', search: '', sort: 'edited' });
});

it('an address has a search of at most 80 characters, and one of the orders', () => {
  const at = (search: string, sort: string) =>
    tripQueryAt([
      ['search', search],
      ['sort', sort],
    ]);
  expect(at('kaş', 'title')).toEqual({ filter: 'all', search: 'kaş', sort: 'title' });
  expect(at('a'.repeat(81), 'likes')).toEqual({ filter: 'all', search: 'a'.repeat(80), sort: 'edited' });
});

it('is written into the address as it is read from there, without what is left as it was', () => {
  expect(parametersOf(tripQueryAt([]))).toEqual([]);
  const parameters = [['search', 'kaş'] as const, ['state', 'draft'] as const, ['sort', 'dates'] as const];
  expect(parametersOf(tripQueryAt(parameters))).toEqual(parameters);
  expect(parametersOf({ filter: 'all', search: ' sea ', sort: 'edited' })).toEqual([['search', 'sea']]);
});

const listed = (given: Partial<OwnTripItem>): OwnTripItem => ({
  ...{ _id: 'sea', state: 'draft', version: 1, savedAt: 1, address: '/blog/deniz/sea', title: 'By the sea' },
  ...{ coverImage: null, dates: [], cities: [], daysFor: 'everyone' },
  ...given,
});
const trips = [
  listed({ _id: 'old', title: 'Çay yolları', dates: ['2025-05-01'], cities: ['Rize', 'Batum'] }),
  listed({ _id: 'none', title: 'An idea', state: 'published', dates: [], cities: [] }),
  listed({
    _id: 'new',
    title: 'By the sea',
    state: 'changed',
    dates: ['2027-07-01', '2027-07-09'],
    cities: ['Kaş'],
  }),
];

it.each([
  [{}, 'old none new'],
  [{ search: 'cay' }, 'old'],
  [{ search: ' SEA  kas ' }, 'new'],
  [{ search: 'batum yol' }, 'old'],
  [{ search: 'batum sea' }, ''],
  [{ sort: 'dates' }, 'new old none'],
  [{ sort: 'title' }, 'none new old'],
  [{ filter: 'published', sort: 'dates' }, 'new none'],
  [{ filter: 'draft', search: 'sea' }, ''],
] as const)('[BEYOND-94] trips with %o are: %s', (query, ids) => {
  const found = tripsOf(trips, { filter: 'all', search: '', sort: 'edited', ...query });
  expect(found.map(({ _id }) => _id).join(' ')).toBe(ids);
});
