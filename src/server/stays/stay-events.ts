import { bookingAddress } from '#rules/booking-address.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { listAgreedBookings } from './booking.store.ts';
import { offerIn } from './booking-json.ts';
import type { CalendarSource } from './calendar-events.ts';

/** A creator's stays since they were agreed on, night by night: one that was given up since is cancelled, one that is only asked for is no plan yet. */
export const stayEvents: CalendarSource = async ({ database }, { id }) =>
  (await listAgreedBookings(database, id)).map((booking) => ({
    id: `stay-${booking.id}`,
    sequence: booking.moves,
    changedAt: Number(booking.updatedAt),
    title: offerIn(booking)?.hotelName ?? booking.hotelName,
    places: [offerIn(booking)?.address ?? booking.cityName],
    from: booking.checkIn,
    to: daysAfter(booking.checkOut, -1),
    address: bookingAddress('creator', booking.id),
    isCancelled: booking.state === 'CANCELLED',
  }));
