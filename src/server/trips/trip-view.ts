import type { Selectable } from 'kysely';
import type { Trip } from '#contract/creator.ts';
import type { TripRequest } from '#contract/own-trip.ts';
import type { TripTable } from '../db/tables/trip.table.ts';
import { findPlace } from '../reference/places.ts';

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
  locations: locationsOf(trip),
  itinerary: JSON.parse(trip.itinerary),
  notes: trip.notes,
  likes: trip.likes,
  createdAt: trip.createdAt,
  collections: JSON.parse(trip.collections),
  ...(trip.daysFor !== 'everyone' && { daysFor: trip.daysFor }),
});

/** A trip for its creator's blog: with positions of its places, its pictures and the time of its last change. */
export const placedTripView = (trip: TripRow): Trip => ({
  ...tripView(trip),
  locations: locationsOf(trip).map((location) => ({ ...location, ...findPlace(location._id ?? '')?.position })),
  pictures: picturesIn(trip).map(({ key, ...picture }) => ({ url: key, ...picture })),
  updatedAt: trip.updatedAt,
});

function locationsOf({ cities, cityIds }: TripRow): Trip['locations'] {
  const ids: (string | null)[] = JSON.parse(cityIds);
  const names: string[] = JSON.parse(cities);
  return names.map((cityName, index) => ({
    ...(ids[index] && { _id: ids[index] }),
    cityName,
  }));
}

export const picturesIn = ({ pictures }: Pick<TripRow, 'pictures'>): TripRequest['pictures'] => JSON.parse(pictures);

const coverOf = (url: string) => ({ url, isFromAnotherResource: /^https:\/\//.test(url) });
