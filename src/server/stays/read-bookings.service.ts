import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import type {
  Booking,
  BookingsQuery,
  BookingsReply,
  OwnBookingsQuery,
  OwnBookingsReply,
} from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import { stateAt } from '#machines/lifecycles/booking.view.ts';
import type { Platform } from '../db/platform.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { NotFound } from '../lib/errors.ts';
import { findBooking, listEvents, listNotes } from './booking.store.ts';
import {
  countLate,
  countStored,
  findShownBooking,
  type ListOwner,
  type ShownBooking,
  selectBookings,
  selectBookingsIn,
} from './booking-list.store.ts';
import { itemOf, viewOf } from './booking-view.ts';
import { isTheirs, ownerOf, type Party } from './party.ts';

/** A page of those stays that somebody may see, the newest first, as they are by now. */
export async function listBookingsOf(platform: Platform, party: Party, query: BookingsQuery): Promise<BookingsReply> {
  const now = platform.now();
  const [rows, counts] = await Promise.all([
    findPage(platform, party, query),
    countByState(platform, ownerOf(party), now),
  ]);
  const { state } = query;
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { data: rows.map((row) => itemOf(row, now)), total, counts };
}

async function findPage(
  { database, now }: Platform,
  party: Party,
  { state, after: afterId, limit }: BookingsQuery,
): Promise<ShownBooking[]> {
  const after = afterId === undefined ? null : await findTheirs({ database }, party, afterId);
  const page = { owner: ownerOf(party), now: now(), after, limit };
  return (state ? selectBookingsIn(database, { ...page, state }) : selectBookings(database, page)).execute();
}

const maxBareList = 100;

/** The bookings of a creator: a page of a list where a limit is asked for, else the newest with their threads. */
export async function listOwnBookings(
  platform: Platform,
  party: Party,
  { limit, ...query }: OwnBookingsQuery,
): Promise<OwnBookingsReply> {
  if (limit !== undefined) return listBookingsOf(platform, party, { ...query, limit });
  const rows = await findPage(platform, party, { ...query, limit: maxBareList });
  return withThreads(platform, rows, party.role);
}

/** One stay with its thread; what is not theirs is as if it were not there. */
export async function readBooking(
  platform: Pick<Platform, 'database' | 'now'>,
  party: Party,
  id: string,
): Promise<Booking> {
  const row = await findShownBooking(platform.database, id);
  if (!row || !isTheirs(party, row)) throw new NotFound();
  const [booking] = await withThreads(platform, [row], party.role);
  if (!booking) throw new NotFound();
  return booking;
}

/** Some that are shown to their reader, each with its thread. */
export async function withThreads(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  rows: readonly ShownBooking[],
  reader: Role,
): Promise<Booking[]> {
  const [now, ids] = [clock(), rows.map(({ id }) => id)];
  const [notes, events] = await Promise.all([listNotes(database, ids), listEvents(database, ids)]);
  const notesOf = Map.groupBy(notes, ({ bookingId }) => bookingId);
  const eventsOf = Map.groupBy(events, ({ bookingId }) => bookingId);
  const threadOf = (id: string) => ({ notes: notesOf.get(id) ?? [], events: eventsOf.get(id) ?? [] });
  return rows.map((row) => viewOf(row, threadOf(row.id), { now, reader }));
}

/** The booking as it is stored, where it is theirs. */
export async function findTheirs(
  { database }: Pick<Platform, 'database'>,
  party: Party,
  id: string,
): Promise<BookingTable> {
  const booking = await findBooking(database, id);
  if (!booking || !isTheirs(party, booking)) throw new NotFound();
  return booking;
}

/** What is stored, but for what time has moved since. */
async function countByState({ database }: Pick<Platform, 'database'>, owner: ListOwner, now: number) {
  const [stored, late] = await Promise.all([countStored(database, owner), countLate(database, owner, now)]);
  const counts = Object.fromEntries(bookingStates.map((state) => [state, 0])) as Record<BookingState, number>;
  for (const { state, count } of stored) counts[state] += Number(count);
  for (const { state, count } of late) {
    counts[state] -= Number(count);
    counts[stateAt({ state, dueAt: now }, now)] += Number(count);
  }
  return counts;
}
