import type { Kysely } from 'kysely';
import { ownedBy, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await blogConfigs(database);
  await blogVisits(database);
}

async function blogConfigs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blogConfig')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('creator.accountId').onDelete('cascade'))
    .addColumn('version', 'bigint', required)
    .addColumn('config', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
}

async function blogVisits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blogVisit')
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('day', 'text', required)
    .addColumn('host', 'text', required)
    .addColumn('views', 'integer', required)
    .addColumn('visitors', 'integer', required)
    .addPrimaryKeyConstraint('blogVisit_key', ['accountId', 'day', 'host'])
    .execute();
  await database.schema.createIndex('blogVisit_day').on('blogVisit').column('day').execute();
}
