import type { Kysely } from 'kysely';
import { required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('approvedProfile')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('creator.accountId').onDelete('cascade'))
    .addColumn('profile', 'text', required)
    .execute();
}
