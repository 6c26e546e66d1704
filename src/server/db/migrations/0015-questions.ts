import type { Kysely } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('question')
    .addColumn('id', 'text', primaryKey)
    .addColumn('state', 'text', required)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('tripId', 'text', required)
    .addColumn('tripTitle', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('answer', 'text')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('answeredAt', 'bigint')
    .execute();
  await database.schema
    .createIndex('question_account')
    .on('question')
    .columns(['accountId', 'createdAt', 'id'])
    .execute();
  await database.schema.createIndex('question_state').on('question').columns(['state', 'createdAt', 'id']).execute();
  await database.schema.createIndex('question_createdAt').on('question').column('createdAt').execute();
  await database.schema
    .createTable('questionSetting')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('areWelcome', 'integer', required)
    .execute();
  await database.schema
    .createTable('blockedSender')
    .addColumn('addressHash', 'text', primaryKey)
    .addColumn('until', 'bigint', required)
    .execute();
  await database.schema.createIndex('blockedSender_until').on('blockedSender').column('until').execute();
}
