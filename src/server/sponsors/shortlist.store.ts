import { countOf } from '../db/queries.ts';
import type { ListPlaceTable, OwnListTable, ShortlistEntryTable } from '../db/tables/sponsor.table.ts';
import type { Database } from '../db/tables.ts';

/** Entries of creators who are not listed are hidden, and shown again when the creator returns. */
export const listShortlist = (database: Database, sponsorId: string) =>
  database
    .selectFrom('shortlistEntry')
    .innerJoin('directoryEntry', 'directoryEntry.accountId', 'shortlistEntry.creatorId')
    .innerJoin('directoryProfile', 'directoryProfile.accountId', 'shortlistEntry.creatorId')
    .select(['creatorId', 'isInFirst', 'note', 'addedAt', 'profile'])
    .where('sponsorId', '=', sponsorId)
    .where('isListed', '=', 1)
    .orderBy('addedAt', 'desc')
    .orderBy('creatorId')
    .execute();

/** The lists of each entry, the oldest first, without the first list. */
export const listPlaces = (database: Database, sponsorId: string) =>
  database
    .selectFrom('listPlace')
    .innerJoin('ownList', 'ownList.id', 'listPlace.listId')
    .select(['listPlace.creatorId', 'listPlace.listId'])
    .where('listPlace.sponsorId', '=', sponsorId)
    .orderBy('ownList.createdAt')
    .orderBy('ownList.id')
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

export interface EntryKey {
  sponsorId: string;
  creatorId: string;
}

/** False if the entry exists; it keeps its note, its lists and `addedAt`. */
export async function insertShortlistEntry(database: Database, entry: ShortlistEntryTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('shortlistEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['sponsorId', 'creatorId']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const changeNote = (database: Database, { sponsorId, creatorId }: EntryKey, note: string) =>
  database
    .updateTable('shortlistEntry')
    .set({ note })
    .where('sponsorId', '=', sponsorId)
    .where('creatorId', '=', creatorId)
    .execute();

/** The creators who are in the list; null is the first. */
export const creatorsIn = async (database: Database, sponsorId: string, listId: string | null): Promise<string[]> => {
  const places = database.selectFrom('listPlace').select('creatorId').where('sponsorId', '=', sponsorId);
  const entries = database.selectFrom('shortlistEntry').select('creatorId').where('sponsorId', '=', sponsorId);
  const rows = await (listId === null
    ? entries.where('isInFirst', '=', 1).execute()
    : places.where('listId', '=', listId).execute());
  return rows.map(({ creatorId }) => creatorId);
};

/** The lists of one entry; null is the first. */
export const listIdsOf = async (database: Database, { sponsorId, creatorId }: EntryKey): Promise<(string | null)[]> => {
  const [first, own] = [
    await database
      .selectFrom('shortlistEntry')
      .select('isInFirst')
      .where('sponsorId', '=', sponsorId)
      .where('creatorId', '=', creatorId)
      .executeTakeFirst(),
    await database
      .selectFrom('listPlace')
      .select('listId')
      .where('sponsorId', '=', sponsorId)
      .where('creatorId', '=', creatorId)
      .execute(),
  ];
  return [...(first?.isInFirst === 1 ? [null] : []), ...own.map(({ listId }) => listId)];
};

/** New entries are only in this list; existing ones keep their note, their other lists and `addedAt`. */
export async function putIntoList(database: Database, list: ListUse, creatorIds: readonly string[]) {
  const { listId, sponsorId, addedAt } = list;
  const isInFirst = listId === null ? 1 : 0;
  await database
    .insertInto('shortlistEntry')
    .values(creatorIds.map((creatorId) => ({ sponsorId, creatorId, addedAt, note: '', isInFirst })))
    .onConflict((conflict) => {
      const known = conflict.columns(['sponsorId', 'creatorId']);
      return listId === null ? known.doUpdateSet({ isInFirst }) : known.doNothing();
    })
    .execute();
  if (listId !== null)
    await insertPlaces(
      database,
      creatorIds.map((creatorId) => ({ sponsorId, creatorId, listId })),
    );
}

interface ListUse {
  sponsorId: string;
  /** null is the first. */
  listId: string | null;
  addedAt: number;
}

/** The entry leaves all other lists; null is the first. */
export async function replaceLists(database: Database, { sponsorId, creatorId }: EntryKey, listIds: (string | null)[]) {
  await database
    .updateTable('shortlistEntry')
    .set({ isInFirst: listIds.includes(null) ? 1 : 0 })
    .where('sponsorId', '=', sponsorId)
    .where('creatorId', '=', creatorId)
    .execute();
  await database
    .deleteFrom('listPlace')
    .where('sponsorId', '=', sponsorId)
    .where('creatorId', '=', creatorId)
    .execute();
  const own = listIds.filter((id) => id !== null);
  if (own.length > 0)
    await insertPlaces(
      database,
      own.map((listId) => ({ sponsorId, creatorId, listId })),
    );
}

const insertPlaces = (database: Database, places: readonly ListPlaceTable[]) =>
  database
    .insertInto('listPlace')
    .values(places)
    .onConflict((conflict) => conflict.doNothing())
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

/** Entries that are in no other list move to the first. */
export async function deleteOwnList(database: Database, sponsorId: string, id: string): Promise<void> {
  await database
    .updateTable('shortlistEntry')
    .set({ isInFirst: 1 })
    .where(({ exists, not, selectFrom, and }) => {
      const places = selectFrom('listPlace')
        .select('listId')
        .whereRef('listPlace.sponsorId', '=', 'shortlistEntry.sponsorId')
        .whereRef('listPlace.creatorId', '=', 'shortlistEntry.creatorId');
      return and([exists(places.where('listId', '=', id)), not(exists(places.where('listId', '<>', id)))]);
    })
    .where('sponsorId', '=', sponsorId)
    .where('isInFirst', '=', 0)
    .execute();
  await database.deleteFrom('ownList').where('id', '=', id).execute();
}

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
