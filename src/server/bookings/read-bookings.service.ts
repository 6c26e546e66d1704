import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import type {
  BookingItemReply,
  BookingReply,
  BookingsQuery,
  BookingsReply,
  OwnBookingsQuery,
  OwnBookingsReply,
} from '#contract/hotel-booking.ts';
import { recordOf } from '#contract/record-of.ts';
import type { Role } from '#contract/roles.ts';
import { groupOf, type ListGroup, listGroupsOf, stateAt } from '#machines/lifecycles/booking.view.ts';
import type { Platform } from '../db/platform.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import type { SignedIn } from '../http/access.ts';
import { NotFound } from '../lib/errors.ts';
import { findBooking, listEvents, listNotes } from './booking.store.ts';
import {
  type Cursor,
  countByStoredState,
  countOverdueByState,
  countWaitingForStaff,
  findShownBooking,
  type ListOrder,
  type ListOwner,
  listLatestInvitations,
  newestFirst,
  type ShownBooking,
  selectBookings,
  selectBookingsIn,
  selectWaitingForStaff,
} from './booking-list.store.ts';
import { itemOf, viewOf } from './booking-view.ts';

export async function listBookingsOf(platform: Platform, caller: Caller, query: BookingsQuery): Promise<BookingsReply> {
  const now = platform.now();
  const { state, after, limit } = query;
  const page = { now, after: cursorIn(after, caller.role), limit: limit + 1 };
  const [found, counts] = await Promise.all([
    state ? findInState(platform, caller, { ...page, state }) : findByGroup(platform, caller, page),
    countByState(platform, ownerOf(caller), now),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    data: rows.map(({ row }) => itemOf(row, now)),
    total,
    next: last === undefined || found.length <= limit ? null : cursorAt(last, caller.role),
    counts,
  };
}

interface GroupCursor extends Cursor {
  group: ListGroup;
}

interface RowOfGroup {
  group: ListGroup;
  row: ShownBooking;
}

interface PageQuery {
  now: number;
  after: GroupCursor | null;
  limit: number;
}

/** The key is part of the cursor: the row may have changed when the next page is read. */
const cursorAt = ({ group, row }: RowOfGroup, role: Role): string =>
  `${group}.${row[orderOf(role, group).by] ?? 0}.${row.id}`;

function cursorIn(after: string | undefined, role: Role): GroupCursor | null {
  if (after === undefined) return null;
  const [name, key = '', id] = after.split('.');
  const group = listGroupsOf(role).find((each) => each === name);
  if (group === undefined || id === undefined) throw new NotFound();
  if (orderOf(role, group).by === 'checkIn') return { group, key, id };
  if (!/^\d{1,15}$/.test(key)) throw new NotFound();
  return { group, key: Number(key), id };
}

async function findByGroup(
  { database }: Platform,
  caller: Caller,
  { now, after, limit }: PageQuery,
): Promise<RowOfGroup[]> {
  const { role } = caller;
  const groups = listGroupsOf(role);
  const found: RowOfGroup[] = [];
  for (const group of groups.slice(after === null ? 0 : groups.indexOf(after.group))) {
    if (found.length === limit) break;
    const query = { owner: ownerOf(caller), now, limit: limit - found.length, order: orderOf(role, group) };
    const start = after?.group === group ? after : null;
    const rows = await selectBookings(database, { ...query, after: start, within: { role, group } }).execute();
    found.push(...rows.map((row) => ({ group, row })));
  }
  return found;
}

async function findInState(
  { database }: Platform,
  caller: Caller,
  { state, ...page }: PageQuery & { state: BookingState },
): Promise<RowOfGroup[]> {
  const group = groupOf(caller.role, { state, creator: { isActive: true } });
  if (page.after !== null && page.after.group !== group) throw new NotFound();
  const query = { ...page, owner: ownerOf(caller), state, order: orderOf(caller.role, group) };
  const rows = await selectBookingsIn(database, query).execute();
  return rows.map((row) => ({ group, row }));
}

const maxBareList = 100;

/** With a limit: one page of items. Without: the newest bookings with notes and events, newest first. */
export async function listOwnBookings(
  platform: Platform,
  caller: Caller,
  { limit, ...query }: OwnBookingsQuery,
): Promise<OwnBookingsReply> {
  if (limit !== undefined) return listBookingsOf(platform, caller, { ...query, limit });
  const { database } = platform;
  const last = query.after === undefined ? null : await findBookingFor({ database }, caller, query.after);
  const after = last && { key: last.createdAt, id: last.id };
  const page = { owner: ownerOf(caller), now: platform.now(), after, limit: maxBareList, order: newestFirst };
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
  const counts = recordOf(bookingStates, () => 0);
  for (const { state, count } of stored) counts[state] += Number(count);
  for (const { state, count } of late) {
    counts[state] -= Number(count);
    counts[stateAt({ state, dueAt: now }, now)] += Number(count);
  }
  return counts;
}

/** Maps creator ids to the latest invitation of the sponsor, with its current state. */
export async function latestInvitations(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  sponsorId: string,
  creatorIds: readonly string[],
) {
  const now = clock();
  const rows = creatorIds.length === 0 ? [] : await listLatestInvitations(database, sponsorId, creatorIds);
  return new Map(rows.map((row) => [row.creatorId, { _id: row.id, state: stateAt(row, now) }]));
}

export async function listWaitingBookings(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  limit: number,
): Promise<{ data: BookingItemReply[]; total: number }> {
  const now = clock();
  const rows = await selectWaitingForStaff(database, { now, limit }).execute();
  return { data: rows.map((row) => itemOf(row, now)), total: await countWaitingForStaff(database, now) };
}

/** A creator sees their own bookings, a sponsor those they invited to, staff all. */
export type Caller = Pick<SignedIn, 'accountId' | 'role' | 'name'>;

const ownColumns = { creator: 'creatorId', sponsor: 'sponsorId' } as const satisfies Partial<Record<Role, string>>;

function ownerOf({ accountId, role }: Caller): ListOwner {
  if (role === 'staff') return null;
  return role === 'creator' ? { creatorId: accountId } : { sponsorId: accountId };
}

const canAccess = ({ accountId, role }: Caller, booking: Pick<BookingTable, 'creatorId' | 'sponsorId'>): boolean =>
  role === 'staff' || booking[ownColumns[role]] === accountId;

const orders: Record<ListGroup, ListOrder> = {
  turn: { by: 'dueAt', direction: 'asc' },
  waiting: newestFirst,
  upcoming: { by: 'checkIn', direction: 'asc' },
  past: { by: 'checkIn', direction: 'desc' },
  others: newestFirst,
};

/** Staff read the bookings of everyone, which only the order of creation has an index for. */
export const orderOf = (role: Role, group: ListGroup): ListOrder => (role === 'staff' ? newestFirst : orders[group]);
