import { stateAt } from '#machines/lifecycles/booking.view.ts';
import type { Platform } from '../db/platform.ts';
import { listLatestInvitations } from './booking-list.store.ts';

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
