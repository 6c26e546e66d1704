import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('allowancePlace')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('takenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('allowancePlace_key', ['key', 'place'])
    .execute();
}
