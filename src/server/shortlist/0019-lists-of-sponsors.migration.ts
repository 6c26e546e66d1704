import type { Kysely } from 'kysely';

/** Whatever was kept in mind before is in the first list, which has no row. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ownList')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sponsorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nameFolded', 'text', (column) => column.notNull())
    .addColumn('takesNew', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ownList_name', ['sponsorId', 'nameFolded'])
    .execute();
  await database.schema
    .alterTable('shortlistEntry')
    .addColumn('listId', 'text', (column) => column.references('ownList.id').onDelete('set null'))
    .execute();
  await database.schema.createIndex('shortlistEntry_listId').on('shortlistEntry').column('listId').execute();
}
