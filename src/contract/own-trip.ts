import { z } from 'zod';
import { daysForOptions } from './blog-choices.ts';
import { line, lines, recordId, trimmed } from './fields.ts';
import { blogMapReply } from './journey-map.ts';
import { cityItem } from './reference-data.ts';
import { richTextDocument, sentDayText, sentRichText } from './rich-text.ts';
import {
  itineraryItemTypes,
  maxAltLength,
  maxCaptionLength,
  maxFollowersLineLength,
  maxItems,
  maxPlaces,
  maxPrice,
  maxTitleLength,
  maxTripDays,
  maxTripNotesLength,
  maxTripPictures,
  maxTrips,
  tripMoves,
  tripStates,
  tripTypes,
} from './trip-choices.ts';

const day = z.iso.date();
const dayNumber = z.int().min(1).max(maxTripDays);
const text = (maxLength: number) => line(maxLength, trimmed);

const item = z.strictObject({
  objectId: recordId,
  objectType: z.enum(itineraryItemTypes),
  name: text(120),
  date: day.nullable(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  address: text(200).nullable(),
  dayNumber,
});

/** A city of the list, or a name alone. */
const place = z.strictObject({ _id: recordId.nullable(), cityName: text(120) });

const percent = z.int().min(0).max(100);
const focus = z
  .strictObject({ x: percent, y: percent })
  .describe('What stays in sight where the picture is cropped, in percent from its left and top.');

const picture = z.strictObject({
  key: line(100).describe('The key of an uploaded picture.'),
  alt: text(maxAltLength).describe('What the picture shows, for people who cannot see it.'),
  caption: text(maxCaptionLength).optional().describe('Shown below the picture.'),
  focus: focus.optional(),
  dayNumber: dayNumber.nullable().describe('null = under the story.'),
});

const edited = {
  title: text(maxTitleLength),
  description: sentRichText,
  tripType: z.enum(tripTypes),
  price: z.number().min(0).max(maxPrice).multipleOf(0.01).nullable().describe('In dollars.'),
  dates: z.array(day).max(maxTripDays),
  coverImage: line(2000).nullable().describe('The key of an uploaded picture, or an unchanged external URL.'),
  coverFocus: focus.nullish(),
  dayCount: dayNumber.describe('The number of days in the plan, empty ones included.'),
  itinerary: z.array(item).max(maxItems),
  pictures: z.array(picture).max(maxTripPictures).describe('In their order, those of the days included.'),
  dayTexts: z
    .array(z.strictObject({ id: recordId, dayNumber, text: sentDayText }))
    .max(maxTripDays)
    .describe('What is written about each day: at most one text a day.'),
  notes: lines(maxTripNotesLength).describe('Private notes of the creator.'),
  followersLine: text(maxFollowersLineLength)
    .default('')
    .describe('A line in the mail to followers when the trip is first published.'),
  daysFor: z.enum(daysForOptions).describe('Who may see the dates before the trip is over.'),
};

/** A draft may be incomplete; a published trip may not. */
export const tripRequest = z.strictObject({ ...edited, places: z.array(place).max(maxPlaces) });

const saved = z.object({
  _id: z.string(),
  state: z.enum(tripStates).describe('changed = published, with changes that are not published yet.'),
  version: z.int().describe('Incremented by each save and each move.'),
  savedAt: z.int(),
  address: z.string().describe('Its address on the blog, also while it is not published.'),
});

export const tripSaved = saved.meta({ id: 'TripSaved' });

export const ownTrip = saved
  .extend({
    ...edited,
    description: richTextDocument,
    dayTexts: z.array(z.object({ id: z.string(), dayNumber, text: richTextDocument })),
    creatorId: z.string(),
    stays: z
      .array(z.object({ _id: z.string(), hotelName: z.string(), cityName: z.string(), checkIn: day, checkOut: day }))
      .describe('The open and upcoming stays for this trip.'),
    places: z.array(cityItem.extend({ _id: z.string().nullable() })),
    privateLinkSince: z.int().nullable().describe('When its private link was created; null without one.'),
  })
  .meta({ id: 'OwnTrip' });

const listed = saved
  .extend({
    title: z.string(),
    coverImage: z.string().nullable(),
    dates: z.array(day),
    cities: z.array(z.string()),
    daysFor: z.enum(daysForOptions),
  })
  .meta({ id: 'OwnTripItem' });

export const ownTripsReply = z.object({
  data: z.array(listed).describe(`Last edited first, at most ${maxTrips}.`),
});

export const tripMoveRequest = z.strictObject({ move: z.enum(tripMoves) });

export const tripMapQuery = z.strictObject({
  city: z
    .preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(recordId))
    .pipe(z.array(recordId).max(maxPlaces))
    .describe('City ids in the order of the route.'),
});
export const tripMapReply = blogMapReply;

export const privateLinkRequest = z.strictObject({ move: z.enum(['create', 'withdraw']) });

export const privateLinkReply = z
  .object({
    since: z.int().nullable(),
    address: z.string().nullable().describe('Returned once, by the call that creates it: only a hash is stored.'),
  })
  .meta({ id: 'PrivateLink' });

export type PrivateLinkReply = z.infer<typeof privateLinkReply>;
export type TripRequest = z.infer<typeof tripRequest>;
export type OwnTrip = z.infer<typeof ownTrip>;
export type OwnTripItem = z.infer<typeof listed>;
export type OwnTripsReply = z.infer<typeof ownTripsReply>;
export type TripSaved = z.infer<typeof tripSaved>;
