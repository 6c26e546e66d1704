import type { BlogPage, TripCard, TripPlace } from '#contract/blog-page.ts';
import type { JourneyMap, JourneyStop } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { cityNameIn } from './city-name.ts';
import { compareDays } from './trip-days.ts';

export interface JourneyPlace extends TripPlace {
  /** The address of the trip that leads there. */
  trip?: string;
}

/** Where the trips of a page lead. */
export const placesIn = ({ trips }: Pick<BlogPage, 'trips'>): JourneyPlace[] =>
  inJourneyOrder(trips).flatMap(({ places, address }) => (places ?? []).map((place) => ({ ...place, trip: address })));

/** By their days; a trip without days stands at the day on which it was created. */
export const inJourneyOrder = (trips: readonly TripCard[]): TripCard[] =>
  trips
    .map((trip) => ({ trip, from: trip.days?.from ?? new Date(trip.createdAt).toISOString().slice(0, 10) }))
    .toSorted((one, other) => compareDays(one.from, other.from) || one.trip.createdAt - other.trip.createdAt)
    .map(({ trip }) => trip);

/** All that a stop stands for, in the order of the journey. */
export const namesOf = ({ name, also }: Pick<JourneyStop, 'name' | 'also'>, language: Language): string =>
  [name, ...also].map((city) => cityNameIn(city, language)).join(', ');

/** How many places a map tells. */
export const placesOn = ({ stops }: Pick<JourneyMap, 'stops'>): number =>
  stops.reduce((sum, { also }) => sum + 1 + also.length, 0);
