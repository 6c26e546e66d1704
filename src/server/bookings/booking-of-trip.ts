import { daysOf } from '#rules/derived-trips.ts';
import { problem } from '#rules/problems.ts';
import type { Database } from '../db/tables.ts';
import { InvalidFields } from '../lib/errors.ts';
import { placesIn } from '../trips/stored-trip.ts';
import { tripView } from '../trips/trip-view.ts';
import { findOwnTrip } from '../trips/trips.ts';

/** Prefills a request from a trip: first place, first and last day, and the hotel of its check-in item. */
export async function bookingOfTrip(database: Database, accountId: string, tripId: string) {
  const row = await findOwnTrip(database, accountId, tripId);
  if (!row) throw new InvalidFields({ tripId: notYours });
  const trip = tripView(row);
  const [place] = placesIn(row);
  const days = daysOf(trip);
  const arrival = trip.itinerary.find(({ objectType }) => objectType === 'accomodation_checkin');
  return {
    hotelName: arrival?.name ?? '',
    cityId: place?._id ?? null,
    cityName: place?.cityName ?? '',
    checkIn: days?.from ?? '',
    checkOut: days?.to ?? '',
  };
}

const notYours = problem({ en: 'This trip no longer exists', tr: 'Bu gezi artık yok' });
