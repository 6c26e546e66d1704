import { bookingAddress } from '#rules/booking-address.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { listAcceptedBookings } from './booking.store.ts';
import { parseOffer } from './booking-json.ts';
import type { CalendarSource } from './calendar-events.ts';

/** Accepted bookings; cancelled ones remain as cancelled events. Requests without an answer are left out. */
export const bookingEvents: CalendarSource = async ({ database }, { id }) =>
  (await listAcceptedBookings(database, id)).map((booking) => ({
    id: `stay-${booking.id}`,
    sequence: booking.moves,
    changedAt: Number(booking.updatedAt),
    title: parseOffer(booking)?.hotelName ?? booking.hotelName,
    places: [parseOffer(booking)?.address ?? booking.cityName],
    from: booking.checkIn,
    to: daysAfter(booking.checkOut, -1),
    address: bookingAddress('creator', booking.id),
    isCancelled: booking.state === 'CANCELLED',
  }));
