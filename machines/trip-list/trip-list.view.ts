import type { OwnTripItem } from '#contract/own-trip.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';
import type { TripFilter, TripListSnapshot } from './trip-list.machine.ts';

export const isLoading = (list: TripListSnapshot): boolean => list.matches('loading');
export const isFailed = (list: TripListSnapshot): boolean => list.matches('failed');

export const tripFilters = ['all', 'draft', 'published', 'unpublished', 'archived'] as const satisfies TripFilter[];

export const tripFilterAt = (parameters: Parameters): TripFilter =>
  tripFilters.find((filter) => filter === valueIn('state', parameters)) ?? 'all';

const isOf = ({ state }: OwnTripItem, filter: TripFilter): boolean =>
  filter === 'all' || state === filter || (filter === 'published' && state === 'changed');

export const tripsOf = (trips: readonly OwnTripItem[], filter: TripFilter): OwnTripItem[] =>
  trips.filter((trip) => isOf(trip, filter));
