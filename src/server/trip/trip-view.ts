import type { Selectable } from 'kysely';
import type { Trip } from '#contract/creator.ts';
import { findPlace } from '../reference-data/places.ts';
import type { TripTable } from './trip.table.ts';

export type TripRow = Selectable<TripTable>;

/** A trip as it crosses the wire. */
export const tripView = (trip: TripRow): Trip => ({
  _id: trip.id,
  title: trip.title,
  description: trip.description,
  tripType: trip.tripType,
  price: trip.priceCents === null ? null : trip.priceCents / 100,
  dates: JSON.parse(trip.dates),
  coverImage: trip.coverImage === null ? null : coverOf(trip.coverImage),
  locations: citiesOf(trip).map((cityName) => ({ cityName })),
  itinerary: JSON.parse(trip.itinerary),
  notes: trip.notes,
  likes: trip.likes,
  createdAt: trip.createdAt,
  collections: JSON.parse(trip.collections),
  ...(trip.daysFor !== 'everyone' && { daysFor: trip.daysFor }),
});

/** The same for its creator's blog: its places are on the map, and it says when it was last changed. */
export function placedTripView(trip: TripRow): Trip {
  const ids: (string | null)[] = JSON.parse(trip.cityIds);
  const locations = citiesOf(trip).map((cityName, index) => ({
    cityName,
    ...findPlace(ids[index] ?? '')?.position,
  }));
  return { ...tripView(trip), locations, updatedAt: trip.updatedAt };
}

const citiesOf = ({ cities }: TripRow): string[] => JSON.parse(cities);

const coverOf = (url: string) => ({ url, isFromAnotherResource: /^https:\/\//.test(url) });
