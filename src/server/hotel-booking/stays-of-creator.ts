import type { Booking, InvitationSettings } from '#contract/hotel-booking.ts';
import type { Account } from '../account/accounts.ts';
import type { Platform } from '../platform/platform.ts';
import type { Database } from '../tables.ts';
import { findInvitationSettings } from './invitation-settings.store.ts';
import { readBooking } from './read-bookings.service.ts';

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

/** All stays of a creator with their threads, and what they say of invitations. */
export async function readStaysOf(
  platform: Pick<Platform, 'database' | 'now'>,
  { id, name }: Account,
): Promise<{ invitations: InvitationSettings; stays: Booking[] }> {
  const stays: Booking[] = [];
  for (const stay of await listStayIds(platform.database, id))
    stays.push(await readBooking(platform, { accountId: id, role: 'creator', name }, stay));
  return { invitations: await findInvitationSettings(platform.database, id), stays };
}
