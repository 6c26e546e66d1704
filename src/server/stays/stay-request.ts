import type { z } from 'zod';
import type { StayType } from '#contract/booking-choices.ts';
import type { bookingRequest, invitationRequest } from '#contract/hotel-booking.ts';
import { zoneNamed } from '#rules/booking-days.ts';
import { notValid } from '#rules/problems.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { InvalidFields } from '../lib/errors.ts';
import { findPlace } from '../reference/places.ts';

/** A stay as it came, from a creator or from a sponsor. */
export type StayRequest = z.output<typeof bookingRequest> | z.output<typeof invitationRequest>;

/** Where the hotel is, and whose days its days are. */
export type PlaceOfStay = Pick<BookingTable, 'cityId' | 'cityName' | 'timeZone' | 'isZoneOfCity'>;

/** The zone is that of the city; where the city is not on the list it is that of whoever asks. */
export function placeOfStay({ cityId, cityName, timeZone }: StayRequest, fallback: string): PlaceOfStay {
  if (cityId === null) {
    const zone = timeZone === '' ? fallback : zoneNamed(timeZone);
    if (zone === null) throw new InvalidFields({ timeZone: notValid });
    return { cityId: null, cityName, timeZone: zone, isZoneOfCity: 0 };
  }
  const place = findPlace(cityId);
  if (!place) throw new InvalidFields({ cityName: notValid });
  return { cityId, cityName: place.name, timeZone: place.position.timeZone, isZoneOfCity: 1 };
}

/** The row of a stay that nobody has written down yet. */
export const newBooking = (
  request: StayRequest,
  place: PlaceOfStay,
  given: Pick<BookingTable, 'id' | 'origin' | 'state' | 'creatorId'> & Partial<BookingTable> & { createdAt: number },
): BookingTable => ({
  sponsorId: null,
  tripId: null,
  hotelName: request.hotelName,
  ...place,
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  adults: request.adults,
  children: request.children,
  rooms: request.rooms,
  stayType: request.stayType ?? ('paid' satisfies StayType),
  deliverables: JSON.stringify(request.deliverables),
  budgetCents: request.budgetPerNight === null ? null : Math.round(request.budgetPerNight * 100),
  currency: request.currency,
  specialRequests: '',
  contactPhone: '',
  word: '',
  offer: null,
  otherDates: null,
  reason: '',
  outcome: null,
  replaces: null,
  replacedBy: null,
  moves: 0,
  dueAt: null,
  updatedAt: given.createdAt,
  ...given,
});
