import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('passwordRequest')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealedEmail', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('passwordRequest_createdAt').on('passwordRequest').column('createdAt').execute();
}
