import type { ShortlistRequest } from '#contract/shortlist.ts';
import { countOf } from '../db/count-of.ts';
import type { OwnListTable, ShortlistEntryTable } from '../db/tables/shortlist.table.ts';
import type { Database } from '../db/tables.ts';

/** Entries of creators who are not listed are hidden, and shown again when the creator returns. */
export const listShortlist = (database: Database, sponsorId: string) =>
  database
    .selectFrom('shortlistEntry')
    .innerJoin('directoryEntry', 'directoryEntry.accountId', 'shortlistEntry.creatorId')
    .innerJoin('directoryProfile', 'directoryProfile.accountId', 'shortlistEntry.creatorId')
    .select(['creatorId', 'listId', 'note', 'addedAt', 'profile'])
    .where('sponsorId', '=', sponsorId)
    .where('isListed', '=', 1)
    .orderBy('addedAt', 'desc')
    .orderBy('creatorId')
    .execute();

/** Creators who are not listed are left out. `IN ()` is a syntax error in PostgreSQL. */
export const listCompared = async (database: Database, sponsorId: string, creatorIds: readonly string[]) =>
  creatorIds.length === 0
    ? []
    : database
        .selectFrom('directoryEntry')
        .innerJoin('directoryProfile', 'directoryProfile.accountId', 'directoryEntry.accountId')
        .leftJoin('shortlistEntry', (join) =>
          join.onRef('creatorId', '=', 'directoryEntry.accountId').on('sponsorId', '=', sponsorId),
        )
        .select(['directoryEntry.accountId', 'profile', 'trips', 'note'])
        .where('directoryEntry.accountId', 'in', creatorIds)
        .where('isListed', '=', 1)
        .execute();

/** Without the creators, whose existing entries would not be additional ones. */
export const countOthers = (database: Database, sponsorId: string, creatorIds: readonly string[]): Promise<number> =>
  countOf(
    database.selectFrom('shortlistEntry').where('sponsorId', '=', sponsorId).where('creatorId', 'not in', creatorIds),
  );

/** An existing entry keeps `addedAt` and every field that the change does not name. */
export const saveShortlistEntry = (
  database: Database,
  entry: ShortlistEntryTable,
  change: Pick<ShortlistRequest, 'note' | 'listId'>,
) =>
  database
    .insertInto('shortlistEntry')
    .values(entry)
    .onConflict((conflict) => {
      const known = conflict.columns(['sponsorId', 'creatorId']);
      return Object.keys(change).length === 0 ? known.doNothing() : known.doUpdateSet(change);
    })
    .execute();

export const listIdsOf = (database: Database, sponsorId: string, creatorIds: readonly string[]) =>
  database
    .selectFrom('shortlistEntry')
    .select(['creatorId', 'listId'])
    .where('sponsorId', '=', sponsorId)
    .where('creatorId', 'in', creatorIds)
    .execute();

/** An existing entry moves, and keeps its note and `addedAt`. */
export const putIntoList = (database: Database, entries: readonly ShortlistEntryTable[]) =>
  database
    .insertInto('shortlistEntry')
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['sponsorId', 'creatorId']).doUpdateSet(({ ref }) => ({ listId: ref('excluded.listId') })),
    )
    .execute();

export const deleteShortlistEntry = (database: Database, sponsorId: string, creatorId: string) =>
  database.deleteFrom('shortlistEntry').where('sponsorId', '=', sponsorId).where('creatorId', '=', creatorId).execute();

export const listOwnLists = (database: Database, sponsorId: string) =>
  database
    .selectFrom('ownList')
    .select(['id', 'name', 'nameFolded', 'takesNew'])
    .where('sponsorId', '=', sponsorId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const insertOwnList = (database: Database, list: OwnListTable) =>
  database.insertInto('ownList').values(list).execute();

export const renameOwnList = (database: Database, id: string, name: Pick<OwnListTable, 'name' | 'nameFolded'>) =>
  database.updateTable('ownList').set(name).where('id', '=', id).execute();

/** The foreign key moves its entries to the first list. */
export const deleteOwnList = (database: Database, id: string) =>
  database.deleteFrom('ownList').where('id', '=', id).execute();

/** null is the first list. */
export const setDefaultList = (database: Database, sponsorId: string, id: string | null) =>
  database
    .updateTable('ownList')
    .set(({ case: when }) => ({
      takesNew: when()
        .when('id', '=', id ?? '')
        .then(1 as const)
        .else(0 as const)
        .end(),
    }))
    .where('sponsorId', '=', sponsorId)
    .execute();
