import { type Kysely, sql } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('image')
    .addColumn('key', 'text', primaryKey)
    .addColumn('purpose', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('attachedAt', 'bigint')
    .addColumn('accountId', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('letGoAt', 'bigint')
    .execute();
  await database.schema
    .createIndex('image_unattached')
    .on('image')
    .column('createdAt')
    .where(sql<boolean>`"attachedAt" is null`)
    .execute();
  await database.schema.createIndex('image_accountId').on('image').column('accountId').execute();
}
