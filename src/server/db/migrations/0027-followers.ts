import type { Kysely } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('follower')
    .addColumn('id', 'text', primaryKey)
    .addColumn('state', 'text', required)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('email', 'text', required)
    .addColumn('emailFolded', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('askedAt', 'bigint', required)
    .addColumn('newsUntil', 'bigint', required)
    .addColumn('newsBefore', 'bigint', required)
    .addColumn('nextMailAt', 'bigint', required)
    .addUniqueConstraint('follower_address', ['accountId', 'emailFolded'])
    .execute();
  await database.schema
    .createIndex('follower_news')
    .on('follower')
    .columns(['accountId', 'state', 'newsUntil'])
    .execute();
  await database.schema.createIndex('follower_askedAt').on('follower').columns(['state', 'askedAt']).execute();
  await database.schema
    .createTable('tripNews')
    .addColumn('tripId', 'text', (column) => column.primaryKey().references('trip.id').onDelete('cascade'))
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('publishedAt', 'bigint', required)
    .addColumn('isMailed', 'integer', required)
    .execute();
  await database.schema.createIndex('tripNews_publishedAt').on('tripNews').columns(['publishedAt']).execute();
  await database.schema.createIndex('tripNews_accountId').on('tripNews').column('accountId').execute();
  await database.schema
    .alterTable('trip')
    .addColumn('followersLine', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
