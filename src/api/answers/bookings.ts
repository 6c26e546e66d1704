import {
  bookingOrigins,
  bookingStates,
  deliverableKinds,
  deliverablePlatforms,
  stayCurrencies,
  stayOutcomes,
  stayTypes,
} from '#contract/booking-choices.ts';
import type { Booking, BookingItem, Bookings } from '#contract/hotel-booking.ts';
import { zoneNamed } from '#rules/booking-days.ts';
import * as z from '#rules/zod.ts';
import { dayOrNone } from './day.ts';
import {
  codeOf,
  count,
  entriesOf,
  type FieldsOf,
  flag,
  listIn,
  listOf,
  maybe,
  moment,
  number,
  or,
  text,
  textOrNumber,
} from './reading.ts';

const sides = ['creator', 'sponsor', 'staff'] as const;
const days = { checkIn: dayOrNone, checkOut: dayOrNone };

const noCreator = { _id: '', fullName: '', username: '', profilePicture: null, isActive: true };
const creator = z.object({
  _id: text,
  fullName: text,
  username: text,
  profilePicture: or(z.string(), null),
  isActive: or(z.boolean(), true),
} satisfies FieldsOf<BookingItem['creator']>);

/** Of a booking the specification names the id and the notes: all else may be missing, or be of any kind. */
const itemFields = {
  _id: textOrNumber,
  reference: text,
  origin: or(codeOf(bookingOrigins), 'request'),
  state: or(codeOf(bookingStates), null),
  creator: z.pipe(
    or(creator, null),
    z.transform((given) => given ?? noCreator),
  ),
  sponsor: or(z.object({ _id: text, fullName: text }), null),
  hotelName: text,
  cityName: text,
  timeZone: or(z.string().check(z.refine((zone) => zoneNamed(zone) !== null)), 'UTC'),
  isZoneOfCity: flag,
  ...days,
  stayType: or(codeOf(stayTypes), null),
  createdAt: or(moment, 0),
  trip: or(z.object({ _id: textOrNumber, title: text }), null),
  dueAt: or(moment, null),
} satisfies FieldsOf<BookingItem>;

const noteFields = z.object({
  _id: text,
  content: text,
  by: or(z.enum(sides), 'creator'),
  author: text,
  createdAt: or(moment, 0),
} satisfies FieldsOf<Booking['notes'][number]>);
const note = z.pipe(
  z.transform((given: unknown) => (typeof given === 'string' ? { content: given } : given)),
  noteFields,
);

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
  count: number,
} satisfies FieldsOf<Booking['deliverables'][number]>);

const bookingItem: z.ZodMiniType<BookingItem> = z.object(itemFields);

export const booking: z.ZodMiniType<Booking> = z.object({
  ...itemFields,
  tripId: or(textOrNumber, null),
  cityId: or(textOrNumber, null),
  adults: count,
  children: count,
  rooms: count,
  deliverables: listOf(deliverable),
  budgetPerNight: or(number, null),
  currency: or(codeOf(stayCurrencies), null),
  specialRequests: text,
  contactPhone: text,
  word: text,
  offer: or(offer, null),
  otherDates: or(z.object(days), null),
  reason: text,
  outcome: or(codeOf(stayOutcomes), null),
  replaces: or(textOrNumber, null),
  replacedBy: or(textOrNumber, null),
  notes: z.pipe(
    listOf(note),
    z.transform((notes) => notes.map((each, index) => ({ ...each, _id: each._id || String(index) }))),
  ),
  events: listOf(event),
} satisfies FieldsOf<Booking>);

/** A page of a list with its counts, or a bare list, which is all there is. */
export const bookings: z.ZodMiniType<Bookings> = z.pipe(
  listIn(
    z.object({
      data: entriesOf(bookingItem),
      total: maybe(number),
      next: or(z.string(), null),
      counts: maybe(z.record(z.string(), number)),
    }),
  ),
  z.transform(({ data, total, next, counts }) => ({
    data,
    total: total ?? data.length,
    next,
    counts: counts ?? countsOf(data),
  })),
);

/** None where a booking has no status: then nothing can be counted or chosen by it. */
const countsOf = (data: readonly BookingItem[]): Bookings['counts'] =>
  data.some(({ state }) => state === null)
    ? {}
    : Object.fromEntries(bookingStates.map((state) => [state, data.filter((each) => each.state === state).length]));
