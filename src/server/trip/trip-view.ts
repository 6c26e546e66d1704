import type { Trip } from '#contract/creator.ts';
import type { TripTable } from './trip.table.ts';

/** A trip as it crosses the wire. */
export const tripView = (trip: TripTable): Trip => ({
  _id: trip.id,
  title: trip.title,
  description: trip.description,
  tripType: trip.tripType,
  price: trip.priceCents === null ? null : trip.priceCents / 100,
  dates: JSON.parse(trip.dates),
  coverImage: trip.coverImage === null ? null : coverOf(trip.coverImage),
  locations: (JSON.parse(trip.cities) as string[]).map((cityName) => ({ cityName })),
  itinerary: JSON.parse(trip.itinerary),
  notes: trip.notes,
  likes: trip.likes,
  createdAt: trip.createdAt,
  collections: JSON.parse(trip.collections),
});

const coverOf = (url: string) => ({ url, isFromAnotherResource: /^https:\/\//.test(url) });
