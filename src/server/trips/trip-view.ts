import type { Selectable } from 'kysely';
import type { Trip } from '#contract/creator.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { isFree } from '#contract/trip-types.ts';
import type { TripTable } from '../db/tables/trip.table.ts';
import { findPlace } from '../reference/places.ts';
import {
  collectionsIn,
  coverFocusIn,
  datesIn,
  dayTextsIn,
  descriptionIn,
  itineraryIn,
  picturesIn,
  placesIn,
} from './stored-trip.ts';

export type TripRow = Selectable<TripTable>;

/** A trip as it crosses the wire. */
export const tripView = (trip: TripRow): Trip => ({
  _id: trip.id,
  title: trip.title,
  description: plainText(descriptionIn(trip)),
  tripType: trip.tripType,
  price: priceOf(trip),
  dates: datesIn(trip),
  coverImage: coverOf(trip),
  locations: locationsOf(trip),
  itinerary: itineraryIn(trip),
  notes: trip.notes,
  likes: trip.likes,
  createdAt: trip.createdAt,
  collections: collectionsIn(trip),
  ...(trip.daysFor !== 'everyone' && { daysFor: trip.daysFor }),
});

/** In dollars. What is free has no price, also where one was stored with it. */
export const priceOf = ({ tripType, priceCents }: Pick<TripRow, 'tripType' | 'priceCents'>): number | null =>
  isFree(tripType) || priceCents === null ? null : priceCents / 100;

/** A trip for its creator's blog: with positions of its places, its pictures and the time of its last change. */
export const placedTripView = (trip: TripRow): Trip => ({
  ...tripView(trip),
  locations: locationsOf(trip).map((location) => ({ ...location, ...findPlace(location._id ?? '')?.position })),
  story: descriptionIn(trip),
  dayTexts: dayTextsIn(trip).map(({ id: _, ...written }) => written),
  pictures: picturesIn(trip).map(({ key, ...picture }) => ({ url: key, ...picture })),
  updatedAt: trip.updatedAt,
});

const locationsOf = (trip: TripRow): Trip['locations'] =>
  placesIn(trip).map(({ _id, cityName }) => ({ ...(_id !== null && { _id }), cityName }));

function coverOf({ coverImage: url, coverFocus }: TripRow): Trip['coverImage'] {
  if (url === null) return null;
  const focus = coverFocusIn({ coverFocus });
  return { url, isFromAnotherResource: url.startsWith('https://'), ...(focus && { focus }) };
}
