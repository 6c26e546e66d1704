import type { Kysely } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('notification')
    .addColumn('id', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('kind', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('subjectId', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('readAt', 'bigint')
    .execute();
  await database.schema
    .createIndex('notification_accountId')
    .on('notification')
    .columns(['accountId', 'createdAt'])
    .execute();
  await database.schema.createIndex('notification_createdAt').on('notification').column('createdAt').execute();
  await database.schema.createIndex('notification_subjectId').on('notification').column('subjectId').execute();
  await database.schema
    .createTable('mutedMail')
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('kind', 'text', required)
    .addPrimaryKeyConstraint('mutedMail_key', ['accountId', 'kind'])
    .execute();
}
