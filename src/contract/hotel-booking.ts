import { z } from 'zod';
import {
  bookingOrigins,
  bookingStates,
  deliverableKinds,
  deliverablePlatforms,
  highestBudget,
  longestNote,
  longestRequests,
  mostAdults,
  mostChildren,
  mostRooms,
  stayCurrencies,
  stayOutcomes,
  stayTypes,
} from './booking-choices.ts';
import { line, lines, needed, recordId, trimmed } from './fields.ts';
import { roles } from './roles.ts';

const day = z.iso.date();
/** Empty is what nobody chose yet. */
const dayOrNone = z.string().regex(new RegExp(`^$|${z.regexes.date.source}`));
const name = line(120, trimmed);
const reason = lines(1000, trimmed);
const deliverable = z.strictObject({
  platform: z.enum(deliverablePlatforms),
  kind: z.enum(deliverableKinds),
  count: z.int().min(1).max(50),
});

/** What is wrong with a value of the right shape is said by the rules, for both sides alike. */
const stay = {
  hotelName: name.default(''),
  cityId: recordId
    .nullable()
    .default(null)
    .describe('By the list of cities; a city that is not on it has a name alone.'),
  cityName: name.default(''),
  timeZone: line(64).default('').describe('Of whoever asks, for a city that is not on the list.'),
  checkIn: dayOrNone.default(''),
  checkOut: dayOrNone.default(''),
  adults: z.int().min(1).max(mostAdults).default(1),
  children: z.int().min(0).max(mostChildren).default(0),
  rooms: z.int().min(1).max(mostRooms).default(1),
  stayType: z.enum(stayTypes).nullable().default(null),
  deliverables: z.array(deliverable).max(20).default([]),
  budgetPerNight: z.number().positive().max(highestBudget).nullable().default(null),
  currency: z.enum(stayCurrencies).nullable().default(null),
};

export const bookingRequest = z.strictObject({
  ...stay,
  tripId: recordId.nullable().default(null),
  replaces: recordId.nullable().default(null).describe('The own stay that is cancelled by asking for this one.'),
  specialRequests: lines(longestRequests).default(''),
  contactPhone: line(40).default(''),
});

export const invitationRequest = z.strictObject({
  ...stay,
  creatorId: recordId,
  word: lines(longestRequests).default(''),
});

const party = z.object({
  _id: z.string(),
  fullName: z.string(),
  username: z.string(),
  profilePicture: z.string().nullable(),
  isActive: z
    .boolean()
    .describe('False while they are suspended: nothing is offered to them then, and no host confirms.'),
});

export const bookingItem = z
  .object({
    _id: z.string(),
    reference: z.string().describe('What a person may quote when asking about the stay.'),
    origin: z.enum(bookingOrigins),
    state: z.enum(bookingStates),
    creator: party,
    sponsor: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
    hotelName: z.string(),
    cityName: z.string(),
    timeZone: z.string().describe('Whose days check-in and check-out are.'),
    isZoneOfCity: z.boolean(),
    checkIn: day,
    checkOut: day,
    stayType: z.enum(stayTypes),
    createdAt: z.int(),
    trip: z
      .object({ _id: z.string(), title: z.string() })
      .nullable()
      .describe('The trip that it was asked for, while that is there.'),
    dueAt: z.int().nullable().describe('When it is over unless somebody answers, or when it is completed.'),
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
  move: z.string().describe('booking.create, booking.invite, or the move that was made.'),
  by: z.enum([...roles, 'system']),
  at: z.int(),
  reason: z.string().describe('Empty where none was asked for.'),
});

const offer = z.object({
  hotelName: z.string(),
  address: z.string(),
  terms: z.string(),
  replyBy: z.int().describe('The end of the day that was named, in the zone of the stay.'),
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
    word: z.string().describe('What the sponsor wrote to the creator.'),
    offer: offer.nullable(),
    otherDates: z
      .object({ checkIn: day, checkOut: day })
      .nullable()
      .describe('What the invited creator would rather have.'),
    reason: z.string().describe('Why it was declined or cancelled.'),
    outcome: z.enum(stayOutcomes).nullable(),
    replaces: z.string().nullable(),
    replacedBy: z.string().nullable(),
    notes: z.array(note),
    events: z.array(event),
  })
  .meta({ id: 'HotelBooking' });

export const bookingsQuery = z.strictObject({
  state: z.enum(bookingStates).optional(),
  after: recordId.optional().describe('The stay that the page begins after.'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50),
});

/** Without a limit the list is bare; with one it is a page with its counts. */
export const ownBookingsQuery = bookingsQuery.extend({ limit: bookingsQuery.shape.limit.unwrap().optional() });

export const bookingsReply = z.object({
  data: z.array(bookingItem),
  total: z.int(),
  counts: z
    .partialRecord(z.enum(bookingStates), z.int())
    .describe('How many there are by state, whatever is asked for.'),
});

export const ownBookingsReply = z.union([
  z.array(booking).describe('The newest 100, with their notes.'),
  bookingsReply,
]);

export const noteRequest = z.strictObject({ content: lines(longestNote) });

/** What may be done to a stay, by whom the chart says. */
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

/** Whether invitations come to a creator, and how many may wait for an answer. */
export const invitationSettings = z.strictObject({ areWelcome: z.boolean(), mostOpen: z.int().min(1).max(50) });

export type BookingRequest = z.input<typeof bookingRequest>;
export type InvitationRequest = z.input<typeof invitationRequest>;
export type BookingItem = z.infer<typeof bookingItem>;
export type Booking = z.infer<typeof booking>;
export type BookingsQuery = z.infer<typeof bookingsQuery>;
export type OwnBookingsQuery = z.infer<typeof ownBookingsQuery>;
export type OwnBookingsReply = z.infer<typeof ownBookingsReply>;
export type BookingsReply = z.infer<typeof bookingsReply>;
export type BookingMoveRequest = z.infer<typeof bookingMoveRequest>;
export type InvitationSettings = z.infer<typeof invitationSettings>;
