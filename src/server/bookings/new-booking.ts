import type { z } from 'zod';
import type { StayType } from '#contract/booking-choices.ts';
import type { bookingRequest, invitationRequest } from '#contract/hotel-booking.ts';
import { zoneNamed } from '#rules/booking-days.ts';
import { notValid } from '#rules/problems.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { InvalidFields } from '../lib/errors.ts';
import { findPlace } from '../reference/places.ts';

export type BookingForm = z.output<typeof bookingRequest> | z.output<typeof invitationRequest>;

export type PlaceOfBooking = Pick<BookingTable, 'cityId' | 'cityName' | 'timeZone' | 'isZoneOfCity'>;

/** Uses the city's time zone; for a city that is not on the list, that of the request. */
export function placeOfBooking(
  { cityId, cityName, timeZone }: Pick<BookingForm, 'cityId' | 'cityName' | 'timeZone'>,
  fallback: string,
): PlaceOfBooking {
  if (cityId === null) {
    const zone = timeZone === '' ? fallback : zoneNamed(timeZone);
    if (zone === null) throw new InvalidFields({ timeZone: notValid });
    return { cityId: null, cityName, timeZone: zone, isZoneOfCity: 0 };
  }
  const place = findPlace(cityId);
  if (!place) throw new InvalidFields({ cityName: notValid });
  return { cityId, cityName: place.name, timeZone: place.position.timeZone, isZoneOfCity: 1 };
}

export const newBooking = (
  request: BookingForm,
  place: PlaceOfBooking,
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
