import type { BookingItemReply, BookingReply } from '#contract/hotel-booking.ts';

/** A stay in Kaş that Deniz has asked for. */
export const makeBooking = (change: Partial<BookingReply> = {}): BookingReply => ({
  _id: 'stay-1',
  reference: 'ST-12345678',
  origin: 'request',
  state: 'REQUESTED',
  creator: { _id: 'creator-1', fullName: 'Deniz Yıldız', username: 'deniz', profilePicture: null, isActive: true },
  sponsor: null,
  hotelName: 'Bay House',
  cityName: 'Kaş',
  timeZone: 'Europe/Istanbul',
  isZoneOfCity: true,
  checkIn: '2026-06-12',
  checkOut: '2026-06-14',
  stayType: 'gifted',
  createdAt: 1_780_000_000_000,
  trip: null,
  dueAt: 1_780_500_000_000,
  tripId: null,
  cityId: 'city-1',
  adults: 2,
  children: 1,
  rooms: 1,
  deliverables: [{ platform: 'instagram', kind: 'reel', count: 2 }],
  budgetPerNight: null,
  currency: null,
  specialRequests: 'A quiet room',
  contactPhone: '',
  word: '',
  offer: null,
  otherDates: null,
  reason: '',
  outcome: null,
  replaces: null,
  replacedBy: null,
  notes: [],
  events: [{ _id: 'stay-1-1', move: 'booking.create', by: 'creator', at: 1_780_000_000_000, reason: '' }],
  ...change,
});

/** The same as a list has it. */
export function itemOf(booking: BookingReply): BookingItemReply {
  const { _id, reference, origin, state, creator, sponsor, hotelName, cityName, timeZone, isZoneOfCity } = booking;
  const { checkIn, checkOut, stayType, createdAt, trip, dueAt } = booking;
  return {
    ...{ _id, reference, origin, state, creator, sponsor, hotelName, cityName, timeZone, isZoneOfCity },
    ...{ checkIn, checkOut, stayType, createdAt, trip, dueAt },
  };
}
