import { daysForOptions } from '#contract/blog-choices.ts';
import { richText } from '#contract/rich-text.ts';
import { itineraryItemTypes, tripTypes } from '#contract/trip-choices.ts';
import type { TripDraft } from '#machines/rules/trip-draft.ts';
import { defineStored } from '#machines/storage.ts';
import type { UnsavedTrip } from '#machines/trip-editing/trip-editing.setup.ts';
import * as z from '#rules/zod.ts';

const text = z.string();
const focus = z.object({ x: z.number(), y: z.number() });

const draft: z.ZodMiniType<TripDraft> = z.object({
  title: text,
  description: richText,
  tripType: z.enum(tripTypes),
  price: text,
  dates: z.array(text),
  coverImage: z.nullable(text),
  coverFocus: z.optional(z.nullable(focus)),
  dayIds: z.array(text),
  places: z.array(
    z.object({
      _id: z.nullable(text),
      cityName: text,
      stateName: text,
      countryName: text,
      timeZone: z.optional(text),
    }),
  ),
  itinerary: z.array(
    z.object({
      objectId: text,
      objectType: z.enum(itineraryItemTypes),
      name: text,
      date: z.nullable(text),
      time: z.nullable(text),
      address: z.nullable(text),
      dayNumber: z.number(),
    }),
  ),
  pictures: z.array(
    z.object({
      key: text,
      alt: text,
      caption: z.optional(text),
      focus: z.optional(focus),
      dayNumber: z.nullable(z.number()),
    }),
  ),
  /** Drafts of an earlier release have none. */
  dayTexts: z.pipe(
    z.optional(z.array(z.object({ id: text, dayNumber: z.number(), text: richText }))),
    z.transform((texts) => texts ?? []),
  ),
  notes: text,
  /** Drafts of an earlier release have none. */
  followersLine: z.pipe(
    z.optional(text),
    z.transform((texts) => texts ?? ''),
  ),
  daysFor: z.enum(daysForOptions),
});

const unsaved: z.ZodMiniType<UnsavedTrip> = z.object({
  draft,
  version: z.number(),
  base: draft,
  unconfirmed: z.array(draft),
});

export const storedTrip = (owner: string | null, tripId: string) =>
  defineStored({ key: `vaya.trip.${tripId}`, area: 'session', schema: unsaved, owner });
