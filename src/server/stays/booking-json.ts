import type { Booking } from '#contract/hotel-booking.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';

export const parseOffer = ({ offer }: Pick<BookingTable, 'offer'>): Booking['offer'] =>
  offer === null ? null : JSON.parse(offer);

export const parseOtherDates = ({ otherDates }: Pick<BookingTable, 'otherDates'>): Booking['otherDates'] =>
  otherDates === null ? null : JSON.parse(otherDates);

export const parseDeliverables = ({ deliverables }: Pick<BookingTable, 'deliverables'>): Booking['deliverables'] =>
  JSON.parse(deliverables);
