import type { Kysely } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await directoryEntries(database);
  await directoryHead(database);
}

async function directoryEntries(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('directoryEntry')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('version', 'bigint', required)
    .addColumn('isListed', 'integer', required)
    .addColumn('nameFolded', 'text', required)
    .addColumn('followersCount', 'integer', required)
    .addColumn('tripCount', 'integer', required)
    .addColumn('listedAt', 'bigint', required)
    .addColumn('marks', 'text', required)
    .addColumn('profile', 'text', required)
    .addColumn('trips', 'text', required)
    .addColumn('shape', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema
    .createIndex('directoryEntry_version')
    .on('directoryEntry')
    .columns(['version', 'accountId'])
    .execute();
  await database.schema
    .createIndex('directoryEntry_shape')
    .on('directoryEntry')
    .columns(['shape', 'accountId'])
    .execute();
}

async function directoryHead(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('directoryHead')
    .addColumn('id', 'integer', primaryKey)
    .addColumn('version', 'bigint', required)
    .execute();
}
