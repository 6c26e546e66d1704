import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Whose database this is, and the keys of other tables that were looked for row by row when theirs were deleted. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('installation')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('keyFingerprint', 'text', (column) => column.notNull())
    .addColumn('readyAt', 'bigint', (column) => column.notNull())
    .execute();
  for (const [table, column] of [
    ['creator', 'profilePicture'],
    ['bankDetails', 'dataKeyId'],
    ['bankLink', 'accountId'],
    ['shortlistEntry', 'creatorId'],
  ] as const)
    await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
