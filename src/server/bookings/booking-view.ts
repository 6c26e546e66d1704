import { z } from 'zod';
import { deliverableKinds, deliverablePlatforms } from '#contract/booking-choices.ts';
import type { BookingItemReply, BookingReply } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { overdueTransition, stateAt } from '#machines/lifecycles/booking.view.ts';
import { parseStored } from '../db/queries.ts';
import type { BookingEventTable, BookingNoteTable, BookingTable } from '../db/tables/booking.table.ts';
import { referenceOf } from '../lib/formats.ts';
import type { ShownBooking } from './booking-list.store.ts';

export const itemOf = (row: ShownBooking, now: number): BookingItemReply => ({
  _id: row.id,
  reference: referenceOf('HB', row.id),
  origin: row.origin,
  state: stateAt(row, now),
  creator: {
    _id: row.creatorId,
    fullName: row.creatorName,
    username: row.creatorUsername,
    profilePicture: row.profilePicture,
    isActive: row.creatorState !== 'suspended',
  },
  sponsor: row.sponsorId === null ? null : { _id: row.sponsorId, fullName: row.sponsorName ?? '' },
  hotelName: row.hotelName,
  cityName: row.cityName,
  timeZone: row.timeZone,
  isZoneOfCity: row.isZoneOfCity === 1,
  checkIn: row.checkIn,
  checkOut: row.checkOut,
  stayType: row.stayType,
  createdAt: row.createdAt,
  trip: row.tripId === null || row.tripTitle === null ? null : { _id: row.tripId, title: row.tripTitle },
  dueAt: overdueTransition(row, now) === null ? row.dueAt : null,
});

interface Thread {
  notes: readonly BookingNoteTable[];
  events: readonly BookingEventTable[];
}

/** Leaves out what the reader may not see. */
export const viewOf = (row: ShownBooking, { notes, events }: Thread, { now, reader }: ViewOptions): BookingReply => ({
  ...itemOf(row, now),
  tripId: row.tripId,
  cityId: row.cityId,
  adults: row.adults,
  children: row.children,
  rooms: row.rooms,
  deliverables: parseDeliverables(row),
  budgetPerNight: row.budgetCents === null ? null : row.budgetCents / 100,
  currency: row.currency,
  specialRequests: row.specialRequests,
  contactPhone: canSeePhone(reader, stateAt(row, now)) ? row.contactPhone : '',
  word: row.word,
  offer: parseOffer(row),
  otherDates: parseOtherDates(row),
  reason: row.reason,
  outcome: row.outcome,
  replaces: row.replaces,
  replacedBy: row.replacedBy,
  notes: notes.map(({ id, content, by, author, createdAt }) => ({ _id: id, content, by, author, createdAt })),
  events: [
    ...events.map(({ bookingId, creatorId: _, ...event }) => eventView(bookingId, event)),
    ...overdueEvent(row, now),
  ],
});

interface ViewOptions {
  now: number;
  reader: Role;
}

/** A host sees the phone number once the booking is confirmed. */
const canSeePhone = (reader: Role, state: BookingReply['state']): boolean =>
  reader !== 'sponsor' || state === 'CONFIRMED' || state === 'COMPLETED';

type Line = Omit<BookingEventTable, 'bookingId' | 'creatorId'>;

const eventView = (bookingId: string, { number, ...event }: Line) => ({ _id: `${bookingId}-${number}`, ...event });

/** The event of an overdue transition that is not stored yet; it will be stored with the same values. */
function overdueEvent(booking: BookingTable, now: number): BookingReply['events'] {
  const move = overdueTransition(booking, now);
  if (move === null) return [];
  const { id, moves, dueAt } = booking;
  return [eventView(id, { number: moves + 1, move: move.type, by: 'system', reason: '', at: dueAt ?? now })];
}

const offer = z.object({
  hotelName: z.string().default(''),
  address: z.string().default(''),
  terms: z.string().default(''),
  replyBy: z.int(),
});
const otherDates = z.object({ checkIn: z.string(), checkOut: z.string() });
const deliverables = z.array(
  z.object({ platform: z.enum(deliverablePlatforms), kind: z.enum(deliverableKinds), count: z.int().default(1) }),
);

export const parseOffer = (row: Pick<BookingTable, 'offer'>) =>
  row.offer === null ? null : parseStored(offer, row.offer);

export const parseOtherDates = (row: Pick<BookingTable, 'otherDates'>) =>
  row.otherDates === null ? null : parseStored(otherDates, row.otherDates);

const parseDeliverables = (row: Pick<BookingTable, 'deliverables'>) => parseStored(deliverables, row.deliverables);
