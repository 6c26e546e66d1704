import type { BookingReply, InvitationSettings } from '#contract/hotel-booking.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { findInvitationSettings } from './booking.store.ts';
import { type Cursor, newestFirst, type ShownBooking, selectBookings } from './booking-list.store.ts';
import { withThreads } from './read-bookings.service.ts';

export const listBookingIds = async (database: Database, creatorId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('booking')
    .select('id')
    .where('creatorId', '=', creatorId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Read in pages, so that other requests are handled in between. */
const pageSize = 100;

/** All bookings with notes and events, oldest first, and the invitation settings. */
export async function readBookingsOf(
  platform: Pick<Platform, 'database' | 'now'>,
  { id: creatorId }: Pick<Account, 'id'>,
): Promise<{ invitations: InvitationSettings; bookings: BookingReply[] }> {
  const { database, now } = platform;
  const bookings: BookingReply[] = [];
  for (let after: Cursor | null = null; ; ) {
    const query = { owner: { creatorId }, now: now(), after, limit: pageSize, order: newestFirst };
    const rows: ShownBooking[] = await selectBookings(database, query).execute();
    if (rows.length > 0) bookings.push(...(await withThreads(platform, rows, 'creator')));
    const last = rows.at(-1);
    after = last ? { key: last.createdAt, id: last.id } : null;
    if (rows.length < pageSize) break;
  }
  return { invitations: await findInvitationSettings(database, creatorId), bookings: bookings.toReversed() };
}
