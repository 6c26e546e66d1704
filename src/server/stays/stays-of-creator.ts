import type { Booking, InvitationSettings } from '#contract/hotel-booking.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { type After, type ShownBooking, selectBookings } from './booking-list.store.ts';
import { findInvitationSettings } from './invitation-settings.store.ts';
import { withThreads } from './read-bookings.service.ts';

/** Every one by its id, the oldest first. */
export const listStayIds = async (database: Database, creatorId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('booking')
    .select('id')
    .where('creatorId', '=', creatorId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** So many are read at once: who comes meanwhile is answered between. */
const page = 100;

/** All stays of a creator with their threads, the oldest first, and what they say of invitations. */
export async function readStaysOf(
  platform: Pick<Platform, 'database' | 'now'>,
  { id: creatorId }: Pick<Account, 'id'>,
): Promise<{ invitations: InvitationSettings; stays: Booking[] }> {
  const { database, now } = platform;
  const stays: Booking[] = [];
  for (let after: After | null = null; ; ) {
    const wish = { owner: { creatorId }, now: now(), after, limit: page };
    const rows: ShownBooking[] = await selectBookings(database, wish).execute();
    if (rows.length > 0) stays.push(...(await withThreads(platform, rows, 'creator')));
    after = rows.at(-1) ?? null;
    if (rows.length < page) break;
  }
  return { invitations: await findInvitationSettings(database, creatorId), stays: stays.toReversed() };
}
