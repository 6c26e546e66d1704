import { sql } from 'kysely';
import { migrations } from './migrations/all.ts';
import { inOrder } from './table.ts';
import { type Database, tables } from './tables.ts';

/** Drops every table and makes them all again, without rows, as they were after a migration. */
export async function remakeTables(transaction: Database, migration: string): Promise<void> {
  for (const table of inOrder<keyof typeof tables>(tables).toReversed())
    await sql`drop table ${sql.table(table)}`.execute(transaction);
  await migrateWithin(transaction, (name) => name <= migration);
}

export const migrateAfter = (transaction: Database, migration: string): Promise<void> =>
  migrateWithin(transaction, (name) => name > migration);

/** Kysely's own migrator does not run within a transaction of SQLite. It leaves the table of applied migrations as it is. */
async function migrateWithin(transaction: Database, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { up }] of Object.entries(migrations)) if (isWanted(name)) await up(transaction);
}
