import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Locks these values for other transactions until this one ends, in an order that cannot deadlock. SQLite has one writer at a time. */
export async function lockValues<Tables>(database: Kysely<Tables>, values: readonly string[]): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const value of values.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${value}, 0))`.execute(database);
}
