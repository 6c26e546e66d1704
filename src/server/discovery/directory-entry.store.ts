import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { DirectoryEntryTable } from './directory-entry.table.ts';

/** Whoever has been listed before came then, and not now. */
const firstListedAt = sql<number>`case when "directoryEntry"."listedAt" > 0 then "directoryEntry"."listedAt" else excluded."listedAt" end`;

export const replaceEntry = (transaction: Database, entry: DirectoryEntryTable) =>
  transaction
    .insertInto('directoryEntry')
    .values(entry)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...entry, listedAt: firstListedAt }))
    .execute();

export const insertEntries = (transaction: Database, entries: readonly DirectoryEntryTable[]) =>
  transaction.insertInto('directoryEntry').values(entries).execute();

export type Compared = Omit<DirectoryEntryTable, 'profile' | 'trips' | 'shape'>;

/** Where an entry stands among all: by version, and by account within one. */
export interface Place {
  version: number;
  accountId: string;
}

const selectCompared = (database: Database) =>
  database
    .selectFrom('directoryEntry')
    .select(['accountId', 'version', 'isListed', 'nameFolded', 'followersCount', 'tripCount', 'listedAt', 'marks'])
    .orderBy('version')
    .orderBy('accountId');

/** What changed after a version, a page at a time. */
export const listChangedEntries = (
  database: Database,
  { version, accountId }: Place,
  limit: number,
): Promise<Compared[]> =>
  selectCompared(database)
    .where(sql<boolean>`(version, "accountId") > (${version}, ${accountId})`)
    .limit(limit)
    .execute();

/** What stands between two places, both of them included. */
export const listEntriesBetween = (database: Database, first: Place, last: Place, limit: number): Promise<Compared[]> =>
  selectCompared(database)
    .where(sql<boolean>`(version, "accountId") >= (${first.version}, ${first.accountId})`)
    .where(sql<boolean>`(version, "accountId") <= (${last.version}, ${last.accountId})`)
    .limit(limit)
    .execute();

/** PostgreSQL takes no empty list. */
export const countEntriesAfter = async (
  database: Database,
  ids: readonly string[],
  version: number,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const { count } = await database
    .selectFrom('directoryEntry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', 'in', ids)
    .where('version', '>', version)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Entries of a lower shape than this one, behind the last one that was seen. */
export const listOlderEntries = (
  database: Database,
  { below, after, limit }: { below: number; after: { shape: number; accountId: string }; limit: number },
) =>
  database
    .selectFrom('directoryEntry')
    .select(['shape', 'accountId'])
    .where('shape', '<', below)
    .where(sql<boolean>`(shape, "accountId") > (${after.shape}, ${after.accountId})`)
    .orderBy('shape')
    .orderBy('accountId')
    .limit(limit)
    .execute();

/** What is sent of these creators; PostgreSQL takes no empty list. */
export const listProfiles = async (database: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : database
        .selectFrom('directoryEntry')
        .select(['accountId', 'profile', 'trips'])
        .where('accountId', 'in', ids)
        .execute();

export const findEntry = (database: Database, accountId: string) =>
  database
    .selectFrom('directoryEntry')
    .select(['accountId', 'isListed', 'profile'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
