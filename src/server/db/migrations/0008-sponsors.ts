import type { Kysely } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await ownLists(database);
  await shortlistEntries(database);
  await savedSearches(database);
}

async function ownLists(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ownList')
    .addColumn('id', 'text', primaryKey)
    .addColumn('sponsorId', 'text', ownedBy('account.id'))
    .addColumn('name', 'text', required)
    .addColumn('nameFolded', 'text', required)
    .addColumn('takesNew', 'integer', required)
    .addColumn('createdAt', 'bigint', required)
    .addUniqueConstraint('ownList_name', ['sponsorId', 'nameFolded'])
    .execute();
}

async function shortlistEntries(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shortlistEntry')
    .addColumn('sponsorId', 'text', ownedBy('account.id'))
    .addColumn('creatorId', 'text', ownedBy('account.id'))
    .addColumn('note', 'text', required)
    .addColumn('addedAt', 'bigint', required)
    .addColumn('listId', 'text', (column) => column.references('ownList.id').onDelete('set null'))
    .addPrimaryKeyConstraint('shortlistEntry_key', ['sponsorId', 'creatorId'])
    .execute();
  await database.schema.createIndex('shortlistEntry_creatorId').on('shortlistEntry').column('creatorId').execute();
  await database.schema.createIndex('shortlistEntry_listId').on('shortlistEntry').column('listId').execute();
}

async function savedSearches(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('savedSearch')
    .addColumn('id', 'text', primaryKey)
    .addColumn('sponsorId', 'text', ownedBy('account.id'))
    .addColumn('name', 'text', required)
    .addColumn('nameFolded', 'text', required)
    .addColumn('query', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('openedAt', 'bigint', required)
    .addUniqueConstraint('savedSearch_name', ['sponsorId', 'nameFolded'])
    .execute();
}
