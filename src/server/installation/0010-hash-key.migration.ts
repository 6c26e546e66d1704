import type { Kysely } from 'kysely';

/** The key that hashes are made with, so that they outlive the master key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('hashKey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealedKey', 'text', (column) => column.notNull())
    .execute();
}
