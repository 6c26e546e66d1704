import { countOf } from '../platform/database/count-of.ts';
import type { Database } from '../tables.ts';
import type { ShortlistEntryTable } from './shortlist.table.ts';

/** Of those who are listed still; who comes back is back on the shortlists too. */
export const listShortlist = (database: Database, sponsorId: string) =>
  database
    .selectFrom('shortlistEntry')
    .innerJoin('directoryEntry', 'directoryEntry.accountId', 'shortlistEntry.creatorId')
    .select(['creatorId', 'note', 'addedAt', 'profile'])
    .where('sponsorId', '=', sponsorId)
    .where('isListed', '=', 1)
    .orderBy('addedAt', 'desc')
    .orderBy('creatorId')
    .execute();

/** A creator who is on the list already takes no further place. */
export const countOthers = (database: Database, sponsorId: string, creatorId: string): Promise<number> =>
  countOf(database.selectFrom('shortlistEntry').where('sponsorId', '=', sponsorId).where('creatorId', '<>', creatorId));

/** Added anew it keeps the moment it was first added. */
export const saveShortlistEntry = (database: Database, entry: ShortlistEntryTable) =>
  database
    .insertInto('shortlistEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['sponsorId', 'creatorId']).doUpdateSet({ note: entry.note }))
    .execute();

export const deleteShortlistEntry = (database: Database, sponsorId: string, creatorId: string) =>
  database.deleteFrom('shortlistEntry').where('sponsorId', '=', sponsorId).where('creatorId', '=', creatorId).execute();
