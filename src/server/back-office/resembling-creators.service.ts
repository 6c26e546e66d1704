import { type ApplicationDetailReply, resemblingLimit } from '#contract/back-office.ts';
import type { Database } from '../db/tables.ts';
import { listCreatorsOfStaff } from './creator-list.service.ts';
import { type Shared, sameIn, selectResembling } from './repeated-creators.ts';

export async function listResembling(
  database: Database,
  applicant: Shared & { isRepeated: unknown },
  now: number,
): Promise<ApplicationDetailReply['resembling']> {
  if (!applicant.isRepeated) return { data: [], isMore: false };
  const found = await selectResembling(database, applicant, resemblingLimit + 1).execute();
  const sameOf = new Map(found.map((other) => [other.accountId, sameIn(applicant, other)]));
  const ids = [...sameOf.keys()].slice(0, resemblingLimit);
  const creators = await listCreatorsOfStaff(database, ids, now);
  return {
    data: creators.map((creator) => ({ ...creator, same: sameOf.get(creator.accountId) ?? [] })),
    isMore: found.length > resemblingLimit,
  };
}
