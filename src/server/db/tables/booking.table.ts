import type { BookingOrigin, BookingState, StayCurrency, StayOutcome, StayType } from '#contract/booking-choices.ts';
import type { Role } from '#contract/roles.ts';
import { table } from '../table.ts';

/** A creator's stay at a hotel. What is read and written whole is kept as JSON. */
export interface BookingTable {
  id: string;
  origin: BookingOrigin;
  state: BookingState;
  creatorId: string;
  /** The sponsor who invited the creator; null for a request. */
  sponsorId: string | null;
  tripId: string | null;
  hotelName: string;
  cityId: string | null;
  cityName: string;
  timeZone: string;
  isZoneOfCity: number;
  checkIn: string;
  checkOut: string;
  adults: number;
  children: number;
  rooms: number;
  stayType: StayType;
  deliverables: string;
  budgetCents: number | null;
  currency: StayCurrency | null;
  specialRequests: string;
  contactPhone: string;
  word: string;
  offer: string | null;
  otherDates: string | null;
  reason: string;
  outcome: StayOutcome | null;
  replaces: string | null;
  replacedBy: string | null;
  /** The number of transitions, which is the number of its last event. */
  moves: number;
  /** When its overdue transition applies. */
  dueAt: number | null;
  createdAt: number;
  updatedAt: number;
}

export interface BookingNoteTable {
  id: string;
  bookingId: string;
  /** Whose stay it is. */
  creatorId: string;
  by: Role;
  author: string;
  content: string;
  createdAt: number;
}

/** A move that was made: a line of a stay's timeline. */
export interface BookingEventTable {
  bookingId: string;
  number: number;
  /** Whose stay it is. */
  creatorId: string;
  move: string;
  by: Role | 'system';
  reason: string;
  at: number;
}

/** A creator's settings for invitations. Without a row, the defaults of the contract hold. */
export interface InvitationSettingTable {
  creatorId: string;
  areWelcome: number;
  maxOpen: number;
}

/** A hotel that a sponsor chooses for invitations. */
export interface OwnHotelTable {
  id: string;
  sponsorId: string;
  name: string;
  nameFolded: string;
  /** null = a city that is not on the list. */
  cityId: string | null;
  cityName: string;
  timeZone: string;
}

/** The secret address of a creator's calendar; a new one takes the place of the last. */
export interface CalendarAddressTable {
  accountId: string;
  tokenHash: string;
  createdAt: number;
}

export const bookingTables = {
  booking: table<BookingTable>(['id'], ['account']),
  bookingNote: table<BookingNoteTable>(['id'], ['booking', 'account']),
  bookingEvent: table<BookingEventTable>(['bookingId', 'number'], ['booking', 'account']),
  invitationSetting: table<InvitationSettingTable>(['creatorId'], ['account']),
  ownHotel: table<OwnHotelTable>(['id'], ['account']),
  calendarAddress: table<CalendarAddressTable>(['accountId'], ['account']),
};
