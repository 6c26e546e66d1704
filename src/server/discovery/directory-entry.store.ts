import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DirectoryEntryTable } from './directory-entry.table.ts';

/** The next version, given to one change at a time. */
export async function takeVersion(transaction: Database): Promise<number> {
  const { version } = await transaction
    .insertInto('directoryHead')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ version: sql<number>`"directoryHead"."version" + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}

export const findVersion = async (database: Database): Promise<number> => {
  const head = await database.selectFrom('directoryHead').select('version').where('id', '=', 1).executeTakeFirst();
  return Number(head?.version ?? 0);
};

export async function replaceEntry(transaction: Database, entry: DirectoryEntryTable): Promise<void> {
  await transaction.deleteFrom('directoryEntry').where('accountId', '=', entry.accountId).execute();
  await transaction.insertInto('directoryEntry').values(entry).execute();
}

export type Compared = Omit<DirectoryEntryTable, 'profile' | 'trips'>;

/** What changed after a version, a page at a time. */
export const listChangedEntries = (
  database: Database,
  { version, accountId }: { version: number; accountId: string },
  limit: number,
): Promise<Compared[]> =>
  database
    .selectFrom('directoryEntry')
    .select(['accountId', 'version', 'isListed', 'nameFolded', 'followersCount', 'tripCount', 'listedAt', 'marks'])
    .where(sql<boolean>`(version, "accountId") > (${version}, ${accountId})`)
    .orderBy('version')
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
    .select(['accountId', 'isListed', 'profile', 'trips'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
