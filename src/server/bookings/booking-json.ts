import { z } from 'zod';
import { deliverableKinds, deliverablePlatforms } from '#contract/booking-choices.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { parseStored } from '../lib/stored-json.ts';

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

export const parseDeliverables = (row: Pick<BookingTable, 'deliverables'>) =>
  parseStored(deliverables, row.deliverables);
