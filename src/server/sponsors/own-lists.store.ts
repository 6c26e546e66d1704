import type { OwnListTable } from '../db/tables/shortlist.table.ts';
import type { Database } from '../db/tables.ts';

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
