import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A trip that its creator edits: its versions, how long its plan is, and the edit that waits beside what is public. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const trip = () => database.schema.alterTable('trip');
  await trip().addColumn('pending', 'text').execute();
  await trip()
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute();
  await trip()
    .addColumn('dayCount', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await trip()
    .addColumn('savedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update trip set "savedAt" = "updatedAt"`.execute(database);
}
