import { z } from 'zod';
import {
  bookingOrigins,
  bookingStates,
  deliverableKinds,
  deliverablePlatforms,
  maxAdults,
  maxBudget,
  maxChildren,
  maxNoteLength,
  maxRequestsLength,
  maxRooms,
  stayCurrencies,
  stayOutcomes,
  stayTypes,
} from './booking-choices.ts';
import { line, lines, needed, recordId, trimmed } from './fields.ts';
import { roles } from './roles.ts';

const day = z.iso.date();
/** Empty = not chosen yet. */
const optionalDay = z.string().regex(new RegExp(`^$|${z.regexes.date.source}`));
const name = line(120, trimmed);
const reason = lines(1000, trimmed);
const deliverable = z.strictObject({
  platform: z.enum(deliverablePlatforms),
  kind: z.enum(deliverableKinds),
  count: z.int().min(1).max(50),
});

/** The schema checks shapes only; `booking-problems` checks values in both the browser and the server. */
const stay = {
  hotelName: name.default(''),
  cityId: recordId
    .nullable()
    .default(null)
    .describe('The id in the list of cities; null for a city that is not on the list.'),
  cityName: name.default(''),
  timeZone: line(64).default('').describe('The time zone for a city that is not on the list.'),
  checkIn: optionalDay.default(''),
  checkOut: optionalDay.default(''),
  adults: z.int().min(1).max(maxAdults).default(1),
  children: z.int().min(0).max(maxChildren).default(0),
  rooms: z.int().min(1).max(maxRooms).default(1),
  stayType: z.enum(stayTypes).nullable().default(null),
  deliverables: z.array(deliverable).max(20).default([]),
  budgetPerNight: z.number().positive().max(maxBudget).nullable().default(null),
  currency: z.enum(stayCurrencies).nullable().default(null),
};

export const bookingRequest = z.strictObject({
  ...stay,
  tripId: recordId.nullable().default(null),
  replaces: recordId.nullable().default(null).describe('The earlier stay of the creator that this request cancels.'),
  specialRequests: lines(maxRequestsLength).default(''),
  contactPhone: line(40).default(''),
});

export const invitationRequest = z.strictObject({
  ...stay,
  creatorId: recordId,
  word: lines(maxRequestsLength).default(''),
});

const bookingCreator = z.object({
  _id: z.string(),
  fullName: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  isActive: z.boolean().describe('False while the creator is suspended: stays can be neither offered nor confirmed.'),
});

export const bookingItem = z
  .object({
    _id: z.string(),
    reference: z.string().describe('A short reference that people can quote.'),
    origin: z.enum(bookingOrigins),
    state: z.enum(bookingStates),
    creator: bookingCreator,
    sponsor: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
    hotelName: z.string(),
    cityName: z.string(),
    timeZone: z.string().describe('The time zone of check-in and check-out.'),
    isZoneOfCity: z.boolean(),
    checkIn: day,
    checkOut: day,
    stayType: z.enum(stayTypes),
    createdAt: z.int(),
    trip: z
      .object({ _id: z.string(), title: z.string() })
      .nullable()
      .describe('The trip of the request; null once it is deleted.'),
    dueAt: z.int().nullable().describe('When it expires without an answer, or completes.'),
  })
  .meta({ id: 'HotelBookingItem' });

const note = z.object({
  _id: z.string(),
  content: z.string(),
  by: z.enum(roles),
  author: z.string(),
  createdAt: z.int(),
});

const event = z.object({
  _id: z.string(),
  move: z.string().describe('booking.create, booking.invite, or the name of the move.'),
  by: z.enum([...roles, 'system']),
  at: z.int(),
  reason: z.string().describe('Empty where the move has no reason.'),
});

const offer = z.object({
  hotelName: z.string(),
  address: z.string(),
  terms: z.string(),
  replyBy: z.int().describe('The end of the chosen day in the time zone of the stay.'),
});

export const booking = bookingItem
  .extend({
    tripId: z.string().nullable(),
    cityId: z.string().nullable(),
    adults: z.int(),
    children: z.int(),
    rooms: z.int(),
    deliverables: z.array(deliverable),
    budgetPerNight: z.number().nullable(),
    currency: z.enum(stayCurrencies).nullable(),
    specialRequests: z.string(),
    contactPhone: z.string(),
    word: z.string().describe('The message of the sponsor to the creator.'),
    offer: offer.nullable(),
    otherDates: z
      .object({ checkIn: day, checkOut: day })
      .nullable()
      .describe('The dates that the invited creator proposes.'),
    reason: z.string().describe('Why the stay was declined or cancelled.'),
    outcome: z.enum(stayOutcomes).nullable(),
    replaces: z.string().nullable(),
    replacedBy: z.string().nullable(),
    notes: z.array(note),
    events: z.array(event),
  })
  .meta({ id: 'HotelBooking' });

export const bookingsQuery = z.strictObject({
  state: z.enum(bookingStates).optional(),
  after: z
    .string()
    .regex(/^([\w-]{1,20}\.){0,2}[\w-]{1,64}$/)
    .optional()
    .describe('`next` of the previous page.'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50),
});

/** Without a limit the reply is a bare array; with one it is a page with counts. */
export const ownBookingsQuery = bookingsQuery.extend({ limit: bookingsQuery.shape.limit.unwrap().optional() });

export const bookingsReply = z.object({
  data: z.array(bookingItem),
  total: z.int(),
  next: z.string().nullable().describe('Where the next page starts; null on the last page.'),
  counts: z
    .partialRecord(z.enum(bookingStates), z.int())
    .describe('The number of stays in each state, regardless of the filter.'),
});

export const ownBookingsReply = z.union([
  z.array(booking).describe('The newest 100 with notes and events.'),
  bookingsReply,
]);

export const noteRequest = z.strictObject({ content: lines(maxNoteLength) });

/** The lifecycle says who may make which move. */
export const bookingMoveRequest = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('review') }),
  z.strictObject({
    move: z.literal('offer'),
    hotelName: name.min(1),
    address: line(300, needed),
    terms: lines(2000, needed),
    replyBy: day,
  }),
  z.strictObject({ move: z.literal('decline'), reason }),
  z.strictObject({ move: z.literal('accept') }),
  z.strictObject({ move: z.literal('cancel'), reason: reason.default('') }),
  z.strictObject({ move: z.literal('askOtherDates'), checkIn: day, checkOut: day }),
  z.strictObject({ move: z.literal('recordOutcome'), outcome: z.enum(stayOutcomes) }),
]);

export const invitationSettings = z.strictObject({ areWelcome: z.boolean(), maxOpen: z.int().min(1).max(50) });

export type BookingRequest = z.input<typeof bookingRequest>;
export type InvitationRequest = z.input<typeof invitationRequest>;
export type BookingItemReply = z.infer<typeof bookingItem>;
export type BookingReply = z.infer<typeof booking>;
/** As clients read it: a server of the specification names neither the status nor the kind of a stay. */
export type BookingItem = Unnamed<BookingItemReply>;
export type Booking = Unnamed<BookingReply>;
type Unnamed<Reply extends BookingItemReply> = Omit<Reply, 'state' | 'stayType'> & {
  state: Reply['state'] | null;
  stayType: Reply['stayType'] | null;
};
export type BookingsQuery = z.infer<typeof bookingsQuery>;
export type OwnBookingsQuery = z.infer<typeof ownBookingsQuery>;
export type OwnBookingsReply = z.infer<typeof ownBookingsReply>;
export type BookingsReply = z.infer<typeof bookingsReply>;
export type Bookings = Omit<BookingsReply, 'data'> & { data: BookingItem[] };
export type BookingMoveRequest = z.infer<typeof bookingMoveRequest>;
export type InvitationSettings = z.infer<typeof invitationSettings>;

const hotelName = line(120, needed);
const ownHotel = z.object({
  _id: z.string(),
  hotelName: z.string(),
  cityId: z.string().nullable(),
  cityName: z.string(),
  timeZone: z.string(),
});
export const hotelsReply = z.object({ hotels: z.array(ownHotel).describe('In the order of their names.') });
export const hotelRequest = z.strictObject({
  hotelName,
  cityId: recordId.nullable().describe('The id in the list of cities; null for a city that is not on the list.'),
  cityName: line(120, needed),
  timeZone: line(64, trimmed).describe('The time zone for a city that is not on the list.'),
});
export const hotelChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), hotelName }),
  z.strictObject({ move: z.literal('remove') }).describe('Invitations to this hotel stay as they are.'),
]);

export type OwnHotel = z.infer<typeof ownHotel>;
export type HotelsReply = z.infer<typeof hotelsReply>;
export type HotelRequest = z.infer<typeof hotelRequest>;
export type HotelChange = z.infer<typeof hotelChange>;
