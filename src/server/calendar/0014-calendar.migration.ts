import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('calendarAddress')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
}
