import type { OwnTripItem } from '#contract/own-trip.ts';
import type { TripState } from '#contract/trip-choices.ts';
import { fold } from '#rules/fold.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';

export const tripFilters = ['all', 'draft', 'published', 'unpublished', 'archived'] as const;
export const tripSorts = ['edited', 'dates', 'title'] as const;

/** Changed trips are listed with the published ones. */
export type TripFilter = Exclude<TripState, 'changed'> | 'all';
export type TripSort = (typeof tripSorts)[number];

/** Which of a creator's own trips are listed, and in which order. */
export interface TripQuery {
  filter: TripFilter;
  search: string;
  sort: TripSort;
}

export const wholeList = { filter: 'all', search: '', sort: 'edited' } as const satisfies TripQuery;

export const maxTripSearchLength = 80;

export const tripQueryAt = (parameters: Parameters): TripQuery => ({
  filter: tripFilters.find((filter) => filter === valueIn('state', parameters)) ?? wholeList.filter,
  search: (valueIn('search', parameters) ?? '').slice(0, maxTripSearchLength),
  sort: tripSorts.find((sort) => sort === valueIn('sort', parameters)) ?? wholeList.sort,
});

export const parametersOf = ({ filter, search, sort }: TripQuery): Parameters => [
  ...(search.trim() === '' ? [] : [['search', search.trim()] as const]),
  ...(filter === wholeList.filter ? [] : [['state', filter] as const]),
  ...(sort === wholeList.sort ? [] : [['sort', sort] as const]),
];

export const tripsOf = (trips: readonly OwnTripItem[], { filter, search, sort }: TripQuery): OwnTripItem[] =>
  sorted(
    trips.filter((trip) => isOf(trip, filter) && isFound(trip, search)),
    sort,
  );

const isOf = ({ state }: OwnTripItem, filter: TripFilter): boolean =>
  filter === 'all' || state === filter || (filter === 'published' && state === 'changed');

/** Each word is in the title or in a place. */
function isFound({ title, cities }: OwnTripItem, search: string): boolean {
  const text = fold([title, ...cities].join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The server sends the last edited one first. By dates: the latest first, those without dates last. */
function sorted(trips: readonly OwnTripItem[], sort: TripSort): OwnTripItem[] {
  const lastDay = ({ dates }: OwnTripItem) => dates.at(-1) ?? '';
  if (sort === 'dates') return trips.toSorted((one, other) => compare(lastDay(other), lastDay(one)));
  if (sort === 'title') return trips.toSorted((one, other) => compare(fold(one.title), fold(other.title)));
  return [...trips];
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
