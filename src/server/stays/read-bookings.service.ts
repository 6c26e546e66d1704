import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import type {
  BookingReply,
  BookingsQuery,
  BookingsReply,
  OwnBookingsQuery,
  OwnBookingsReply,
} from '#contract/hotel-booking.ts';
import type { Role } from '#contract/session.ts';
import { stateAt } from '#machines/lifecycles/booking.view.ts';
import type { Platform } from '../db/platform.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import type { Database } from '../db/tables.ts';
import { NotFound } from '../lib/errors.ts';
import { findBooking, listEvents, listNotes } from './booking.store.ts';
import {
  countByStoredState,
  countOverdueByState,
  findShownBooking,
  type ListOwner,
  type ShownBooking,
  selectBookings,
  selectBookingsIn,
} from './booking-list.store.ts';
import { itemOf, viewOf } from './booking-view.ts';
import { type Caller, canAccess, ownerOf } from './caller.ts';

export async function listBookingsOf(platform: Platform, caller: Caller, query: BookingsQuery): Promise<BookingsReply> {
  const now = platform.now();
  const { state, after, limit } = query;
  const page = { now, after, limit: limit + 1 };
  const [{ waiting, others }, counts] = await Promise.all([
    state ? findInState(platform, caller, { ...page, state }) : findByTurn(platform, caller, page),
    countByState(platform, ownerOf(caller), now),
  ]);
  const rows = [...waiting, ...others].slice(0, limit);
  const isLast = waiting.length + others.length <= limit;
  const cursor = `${rows.length > waiting.length ? '' : turnPrefix}${rows.at(-1)?.id}`;
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { data: rows.map((row) => itemOf(row, now)), total, next: isLast ? null : cursor, counts };
}

/** Marks a cursor among the bookings that wait for the caller. */
const turnPrefix = 'turn.';

interface PageQuery {
  now: number;
  after: string | undefined;
  limit: number;
}

interface Rows {
  waiting: ShownBooking[];
  others: ShownBooking[];
}

/** The bookings that wait for the caller come first. */
async function findByTurn({ database }: Platform, caller: Caller, { now, after, limit }: PageQuery): Promise<Rows> {
  const isInTurn = after === undefined || after.startsWith(turnPrefix);
  const last = await findCursor(database, caller, after?.replace(turnPrefix, ''));
  const page = { owner: ownerOf(caller), now };
  const turn = { of: caller.role, isTheirs: true };
  const waiting = isInTurn ? await selectBookings(database, { ...page, after: last, limit, turn }).execute() : [];
  if (waiting.length === limit) return { waiting, others: [] };
  const rest = { after: isInTurn ? null : last, limit: limit - waiting.length, turn: { ...turn, isTheirs: false } };
  return { waiting, others: await selectBookings(database, { ...page, ...rest }).execute() };
}

async function findInState(
  { database }: Platform,
  caller: Caller,
  { state, after, ...page }: PageQuery & { state: BookingState },
): Promise<Rows> {
  const last = await findCursor(database, caller, after);
  const query = { ...page, owner: ownerOf(caller), state, after: last };
  return { waiting: [], others: await selectBookingsIn(database, query).execute() };
}

const findCursor = async (database: Database, caller: Caller, id: string | undefined) =>
  id === undefined ? null : findBookingFor({ database }, caller, id);

const maxBareList = 100;

/** With a limit: one page of items. Without: the newest bookings with notes and events, newest first. */
export async function listOwnBookings(
  platform: Platform,
  caller: Caller,
  { limit, ...query }: OwnBookingsQuery,
): Promise<OwnBookingsReply> {
  if (limit !== undefined) return listBookingsOf(platform, caller, { ...query, limit });
  const { database } = platform;
  const after = await findCursor(database, caller, query.after);
  const page = { owner: ownerOf(caller), now: platform.now(), after, limit: maxBareList };
  const { state } = query;
  const rows = await (state
    ? selectBookingsIn(database, { ...page, state })
    : selectBookings(database, page)
  ).execute();
  return withThreads(platform, rows, caller.role);
}

/** Returns 404 for bookings that the caller may not see. */
export async function readBooking(
  platform: Pick<Platform, 'database' | 'now'>,
  caller: Caller,
  id: string,
): Promise<BookingReply> {
  const row = await findShownBooking(platform.database, id);
  if (!row || !canAccess(caller, row)) throw new NotFound();
  const [booking] = await withThreads(platform, [row], caller.role);
  if (!booking) throw new NotFound();
  return booking;
}

export async function withThreads(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  rows: readonly ShownBooking[],
  reader: Role,
): Promise<BookingReply[]> {
  const [now, ids] = [clock(), rows.map(({ id }) => id)];
  const [notes, events] = await Promise.all([listNotes(database, ids), listEvents(database, ids)]);
  const notesOf = Map.groupBy(notes, ({ bookingId }) => bookingId);
  const eventsOf = Map.groupBy(events, ({ bookingId }) => bookingId);
  const threadOf = (id: string) => ({ notes: notesOf.get(id) ?? [], events: eventsOf.get(id) ?? [] });
  return rows.map((row) => viewOf(row, threadOf(row.id), { now, reader }));
}

/** Returns 404 for bookings that the caller may not see. */
export async function findBookingFor(
  { database }: Pick<Platform, 'database'>,
  caller: Caller,
  id: string,
): Promise<BookingTable> {
  const booking = await findBooking(database, id);
  if (!booking || !canAccess(caller, booking)) throw new NotFound();
  return booking;
}

/** Counts each booking in its current state, also where the overdue transition is not stored yet. */
async function countByState({ database }: Pick<Platform, 'database'>, owner: ListOwner, now: number) {
  const [stored, late] = await Promise.all([
    countByStoredState(database, owner),
    countOverdueByState(database, owner, now),
  ]);
  const counts = Object.fromEntries(bookingStates.map((state) => [state, 0])) as Record<BookingState, number>;
  for (const { state, count } of stored) counts[state] += Number(count);
  for (const { state, count } of late) {
    counts[state] -= Number(count);
    counts[stateAt({ state, dueAt: now }, now)] += Number(count);
  }
  return counts;
}
