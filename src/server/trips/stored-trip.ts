import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Trip } from '#contract/creator.ts';
import { type RichText, richText } from '#contract/rich-text.ts';
import { plainText, richTextOf } from '#contract/rich-text-words.ts';
import { isFree, itineraryItemTypes } from '#contract/trip-choices.ts';
import { parseStored } from '../db/queries.ts';
import type { TripTable } from '../db/tables/trip.table.ts';
import { findPlace } from '../reference/places.ts';

const strings = z.array(z.string());
const itinerary = z.array(
  z.object({
    objectId: z.string(),
    objectType: z.enum(itineraryItemTypes).default('other'),
    name: z.string().default(''),
    date: z.string().nullable().default(null),
    time: z.string().nullable().default(null),
    address: z.string().nullable().default(null),
    dayNumber: z.int().default(1),
  }),
);
const focus = z.object({ x: z.number(), y: z.number() });
const pictures = z.array(
  z.object({
    key: z.string(),
    alt: z.string().default(''),
    caption: z.string().optional(),
    focus: focus.optional(),
    dayNumber: z.int().nullable().default(null),
  }),
);
const dayTexts = z.array(z.object({ id: z.string(), dayNumber: z.int(), text: richText }));
const collections = z.array(z.object({ name: z.string().default(''), collectionObjects: strings.default([]) }));

type Columns<Name extends keyof TripTable> = { [Each in Name]: string };

export const datesIn = ({ dates }: Columns<'dates'>) => parseStored(strings, dates);
export const citiesIn = ({ cities }: Columns<'cities'>) => parseStored(strings, cities);
export const itineraryIn = (trip: Columns<'itinerary'>) => parseStored(itinerary, trip.itinerary);
export const picturesIn = (trip: Columns<'pictures'>) => parseStored(pictures, trip.pictures);
export const coverFocusIn = ({ coverFocus }: Pick<TripTable, 'coverFocus'>) =>
  coverFocus === null ? null : parseStored(focus.nullable(), coverFocus);
export const dayTextsIn = (trip: Columns<'dayTexts'>) => parseStored(dayTexts, trip.dayTexts);
const collectionsIn = (trip: Columns<'collections'>) => parseStored(collections, trip.collections);

/** A row of an earlier release has plain text. */
export function descriptionIn({ description }: Columns<'description'>): RichText {
  const stored = description.startsWith('{') ? richText.safeParse(jsonIn(description)) : null;
  return stored?.success ? stored.data : richTextOf(description);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The cities with their ids in the list of places; null for a city that is not in it. */
export function placesIn({
  cities,
  cityIds,
}: Columns<'cities' | 'cityIds'>): { _id: string | null; cityName: string }[] {
  const ids = parseStored(z.array(z.string().nullable()), cityIds);
  return citiesIn({ cities }).map((cityName, index) => ({ _id: ids[index] ?? null, cityName }));
}

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
