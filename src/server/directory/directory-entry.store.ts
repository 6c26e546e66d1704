import { type Insertable, sql } from 'kysely';
import { rowsInBatches } from '../db/queries.ts';
import type { DirectoryEntryTable, DirectoryProfileTable } from '../db/tables/directory-entry.table.ts';
import type { Database, Tables } from '../db/tables.ts';

type NewEntry = Insertable<DirectoryEntryTable>;

/** The time of the first listing never changes. */
const firstListedAt = sql<number>`case when "directoryEntry"."listedAt" > 0 then "directoryEntry"."listedAt" else excluded."listedAt" end`;
/** After a restore the clock may be behind the stored version, which must still grow. */
const nextVersion = sql<number>`case when "directoryEntry".version < excluded.version then excluded.version else "directoryEntry".version + 1 end`;

export const upsertEntry = async (database: Database, entry: NewEntry): Promise<number> => {
  const { number } = await database
    .insertInto('directoryEntry')
    .values(entry)
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ ...entry, listedAt: firstListedAt, version: nextVersion }),
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

export const upsertProfile = (database: Database, profile: DirectoryProfileTable) =>
  database
    .insertInto('directoryProfile')
    .values(profile)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(profile))
    .execute();

export const insertNewEntries = (database: Database, entries: readonly NewEntry[]) =>
  database.insertInto('directoryEntry').values(entries).returning(['accountId', 'number']).execute();

export async function insertDirectoryRows<
  Name extends 'directoryProfile' | 'directoryTerm' | 'directoryWord' | 'directoryStop',
>(database: Database, table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void> {
  for (const batch of rowsInBatches(rows))
    await database
      .insertInto(table)
      .values(batch as never)
      .execute();
}

/** The values by which a creator is found. */
export async function deleteFoundBy(database: Database, number: number): Promise<void> {
  for (const table of ['directoryTerm', 'directoryWord', 'directoryStop'] as const)
    await database.deleteFrom(table).where('number', '=', number).execute();
}

/** The accounts that are listed in the directory. */
export const listListed = (database: Database, accountIds: readonly string[]) =>
  database
    .selectFrom('directoryEntry')
    .select('accountId')
    .where('accountId', 'in', accountIds)
    .where('isListed', '=', 1)
    .execute();

/** Creators whose rows an older projection has written. */
export const listOutdated = (
  database: Database,
  { projection, after, limit }: { projection: number; after: string; limit: number },
) =>
  database
    .selectFrom('directoryEntry')
    .select('accountId')
    .where('projection', '<', projection)
    .where('accountId', '>', after)
    .orderBy('accountId')
    .limit(limit)
    .execute();

export const findEntry = (database: Database, accountId: string) =>
  database
    .selectFrom('directoryEntry')
    .innerJoin('directoryProfile', 'directoryProfile.accountId', 'directoryEntry.accountId')
    .select(['isListed', 'profile'])
    .where('directoryEntry.accountId', '=', accountId)
    .executeTakeFirst();
