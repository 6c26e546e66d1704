import { z } from 'zod';
import { daysForOptions } from './blog-choices.ts';
import { line, lines, recordId, trimmed } from './fields.ts';
import { blogMapReply } from './journey-map.ts';
import { cityItem } from './reference-data.ts';
import {
  highestPrice,
  longestDescription,
  longestNotes,
  longestTitle,
  mostDays,
  mostItems,
  mostPlaces,
  mostTrips,
  tripMoves,
  tripStates,
} from './trip-choices.ts';
import { itineraryItemTypes, tripTypes } from './trip-types.ts';

const day = z.iso.date();
const words = (most: number) => line(most, trimmed);

const item = z.strictObject({
  objectId: recordId,
  objectType: z.enum(itineraryItemTypes),
  name: words(120),
  date: day.nullable(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  address: words(200).nullable(),
  dayNumber: z.int().min(1).max(mostDays),
});

/** Where a trip leads: a city of the list, or one that has a name alone. */
const place = z.strictObject({ _id: recordId.nullable(), cityName: words(120) });

const edited = {
  title: words(longestTitle),
  description: lines(longestDescription, trimmed),
  tripType: z.enum(tripTypes),
  price: z.number().min(0).max(highestPrice).multipleOf(0.01).nullable().describe('In dollars.'),
  dates: z.array(day).max(mostDays),
  coverImage: line(2000)
    .nullable()
    .describe('The folder of a picture that was sent; an address elsewhere stays where it is.'),
  dayCount: z.int().min(1).max(mostDays).describe('How many days its plan has, empty ones too.'),
  itinerary: z.array(item).max(mostItems),
  notes: lines(longestNotes).describe("Its creator's own."),
  daysFor: z.enum(daysForOptions).describe('Who may know its days before it is over.'),
};

/** A trip as its creator edits it. A draft may lack whatever it likes; what is published may not. */
export const tripRequest = z.strictObject({ ...edited, places: z.array(place).max(mostPlaces) });

const saved = z.object({
  _id: z.string(),
  state: z.enum(tripStates).describe('Changed: what is public stays, and an edit waits beside it.'),
  version: z.int().describe('Rises with each save and each move.'),
  savedAt: z.int(),
  address: z.string().describe('Where it stands, or would stand, on the blog.'),
});

export const tripSaved = saved.meta({ id: 'TripSaved' });

export const ownTrip = saved
  .extend({
    ...edited,
    creatorId: z.string(),
    stays: z.int().describe('How many stays were asked for it that are still to come or to be answered.'),
    places: z.array(cityItem.extend({ _id: z.string().nullable() })),
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
  data: z.array(listed).describe(`The last edited first; ${mostTrips} at most.`),
});

export const tripMoveRequest = z.strictObject({ move: z.enum(tripMoves) });

export const tripMapQuery = z.strictObject({
  city: z
    .preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(recordId))
    .pipe(z.array(recordId).max(mostPlaces))
    .describe('The places in their order, by the list of cities.'),
});
export const tripMapReply = blogMapReply;

export type TripRequest = z.infer<typeof tripRequest>;
export type OwnTrip = z.infer<typeof ownTrip>;
export type OwnTripItem = z.infer<typeof listed>;
export type OwnTripsReply = z.infer<typeof ownTripsReply>;
export type TripSaved = z.infer<typeof tripSaved>;
