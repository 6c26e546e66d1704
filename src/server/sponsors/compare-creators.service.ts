import type { ComparisonReply } from '#contract/shortlist.ts';
import { latestInvitations } from '../bookings/read-bookings.service.ts';
import type { Platform } from '../db/platform.ts';
import { storedProfile, storedTrips } from '../directory/stored-profile.ts';
import { listCompared } from './shortlist.store.ts';

/** In the requested order. */
export async function compareCreators(
  platform: Platform,
  sponsorId: string,
  creatorIds: readonly string[],
): Promise<ComparisonReply> {
  const rows = await listCompared(platform.database, sponsorId, creatorIds);
  const invitations = await latestInvitations(platform, sponsorId, creatorIds);
  const data = rows
    .toSorted((one, other) => creatorIds.indexOf(one.accountId) - creatorIds.indexOf(other.accountId))
    .map(({ note, ...row }) => ({
      creator: { ...storedProfile(row), publishedVayas: storedTrips(row) },
      note,
      invitation: invitations.get(row.accountId) ?? null,
    }));
  return { data };
}
