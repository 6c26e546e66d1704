import { z } from 'zod';
import { type RichText, richText } from '#contract/rich-text.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import { itineraryItemTypes } from '#contract/trip-types.ts';
import type { TripTable } from '../db/tables/trip.table.ts';
import { parseStored } from '../lib/stored-json.ts';

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
export const collectionsIn = (trip: Columns<'collections'>) => parseStored(collections, trip.collections);

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
