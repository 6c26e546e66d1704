import { sql } from 'kysely';
import type { DirectoryQuery } from '#rules/directory.ts';
import type { Database } from '../db/tables.ts';
import { findEntry, listListed } from './directory-entry.store.ts';
import { countNewMatches, listNewMatches as listMatchesSince, withKnownWords } from './directory-search.store.ts';

export const isInDirectory = async (database: Database, accountId: string): Promise<boolean> =>
  (await findEntry(database, accountId))?.isListed === 1;

export const listedAmong = async (database: Database, accountIds: readonly string[]): Promise<string[]> =>
  (await listListed(database, accountIds)).map(({ accountId }) => accountId);

export interface NewMatchesQuery {
  query: DirectoryQuery;
  since: number;
}

export async function countEachNewMatches(database: Database, queries: readonly NewMatchesQuery[]): Promise<number[]> {
  const counts: number[] = [];
  for (const { query: entered, since } of queries) {
    const query = await withKnownWords(database, entered);
    counts.push(query === null ? 0 : await countNewMatches(database, query, since));
  }
  return counts;
}

export async function listNewMatches(
  database: Database,
  { query: entered, ...page }: NewMatchesQuery & { limit: number },
): Promise<string[]> {
  const query = await withKnownWords(database, entered);
  return query === null ? [] : listMatchesSince(database, { ...page, query });
}

/** After a restore the sequence of PostgreSQL must continue after the restored numbers. */
export const continueNumbers = (database: Database) =>
  sql`select setval(pg_get_serial_sequence('"directoryEntry"', 'number'), coalesce(max(number), 0) + 1, false) from "directoryEntry"`.execute(
    database,
  );
