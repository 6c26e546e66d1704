import {
  bookingOrigins,
  bookingStates,
  deliverableKinds,
  deliverablePlatforms,
  stayCurrencies,
  stayOutcomes,
  stayTypes,
} from '#contract/booking-choices.ts';
import type { Booking, BookingItem, BookingsReply } from '#contract/hotel-booking.ts';
import * as z from '#rules/zod.ts';
import { count, entriesOf, type FieldsOf, flag, listIn, listOf, maybe, moment, or, text } from './reading.ts';

const sides = ['creator', 'sponsor', 'staff'] as const;
const days = { checkIn: text, checkOut: text };

const noCreator = { _id: '', fullName: '', username: '', profilePicture: null, isActive: true };
const creator = z.object({
  _id: text,
  fullName: text,
  username: text,
  profilePicture: or(z.string(), null),
  isActive: or(z.boolean(), true),
} satisfies FieldsOf<BookingItem['creator']>);

/** Of a booking the specification names the id and the notes: all else may be missing. */
const itemFields = {
  _id: z.string(),
  reference: text,
  origin: or(z.enum(bookingOrigins), 'request'),
  state: or(z.enum(bookingStates), 'REQUESTED'),
  creator: z.pipe(
    or(creator, null),
    z.transform((given) => given ?? noCreator),
  ),
  sponsor: or(z.object({ _id: text, fullName: text }), null),
  hotelName: text,
  cityName: text,
  timeZone: or(z.string(), 'UTC'),
  isZoneOfCity: flag,
  ...days,
  stayType: or(z.enum(stayTypes), 'gifted'),
  createdAt: or(moment, 0),
  trip: or(z.object({ _id: z.string(), title: text }), null),
  dueAt: or(moment, null),
} satisfies FieldsOf<BookingItem>;

const note = z.object({
  _id: text,
  content: z.string(),
  by: or(z.enum(sides), 'creator'),
  author: text,
  createdAt: or(moment, 0),
} satisfies FieldsOf<Booking['notes'][number]>);

const event = z.object({
  _id: text,
  move: text,
  by: z.enum([...sides, 'system']),
  at: moment,
  reason: text,
} satisfies FieldsOf<Booking['events'][number]>);

const offer = z.object({
  hotelName: text,
  address: text,
  terms: text,
  replyBy: moment,
} satisfies FieldsOf<NonNullable<Booking['offer']>>);

const deliverable = z.object({
  platform: z.enum(deliverablePlatforms),
  kind: z.enum(deliverableKinds),
  count: z.number(),
} satisfies FieldsOf<Booking['deliverables'][number]>);

const bookingItem: z.ZodMiniType<BookingItem> = z.object(itemFields);

export const booking: z.ZodMiniType<Booking> = z.object({
  ...itemFields,
  tripId: or(z.string(), null),
  cityId: or(z.string(), null),
  adults: or(z.number(), 1),
  children: count,
  rooms: or(z.number(), 1),
  deliverables: listOf(deliverable),
  budgetPerNight: or(z.number(), null),
  currency: or(z.enum(stayCurrencies), null),
  specialRequests: text,
  contactPhone: text,
  word: text,
  offer: or(offer, null),
  otherDates: or(z.object(days), null),
  reason: text,
  outcome: or(z.enum(stayOutcomes), null),
  replaces: or(z.string(), null),
  replacedBy: or(z.string(), null),
  notes: z.pipe(
    listOf(note),
    z.transform((notes) => notes.map((each, index) => ({ ...each, _id: each._id || String(index) }))),
  ),
  events: listOf(event),
} satisfies FieldsOf<Booking>);

/** A page of a list with its counts, or a bare list, which is all there is. */
export const bookings: z.ZodMiniType<BookingsReply> = z.pipe(
  listIn(
    z.object({
      data: entriesOf(bookingItem),
      total: maybe(z.number()),
      next: or(z.string(), null),
      counts: maybe(z.record(z.string(), z.number())),
    }),
  ),
  z.transform(({ data, total, next, counts }) => ({
    data,
    total: total ?? data.length,
    next,
    counts: counts ?? countsOf(data),
  })),
);

const countsOf = (data: readonly BookingItem[]): BookingsReply['counts'] =>
  Object.fromEntries(bookingStates.map((state) => [state, data.filter((each) => each.state === state).length]));
