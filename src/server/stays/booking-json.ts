import type { Booking } from '#contract/hotel-booking.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';

/** What of a booking is kept as JSON, as it was written. */
export const offerIn = ({ offer }: Pick<BookingTable, 'offer'>): Booking['offer'] =>
  offer === null ? null : JSON.parse(offer);

export const otherDatesIn = ({ otherDates }: Pick<BookingTable, 'otherDates'>): Booking['otherDates'] =>
  otherDates === null ? null : JSON.parse(otherDates);

export const deliverablesIn = ({ deliverables }: Pick<BookingTable, 'deliverables'>): Booking['deliverables'] =>
  JSON.parse(deliverables);
