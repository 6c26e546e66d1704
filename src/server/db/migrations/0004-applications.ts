import { type Kysely, sql } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await applications(database);
  await staffNotes(database);
  await bankDetails(database);
  await bankLinks(database);
}

async function applications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('application')
    .addColumn('id', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('ONHOLD', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'CLOSED')`),
    )
    .addColumn('language', 'text', required)
    .addColumn('privacyVersion', 'text', required)
    .addColumn('decidedAt', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('reasonText', 'text')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('application_accountId')
    .on('application')
    .columns(['accountId', 'createdAt'])
    .execute();
  await database.schema.createIndex('application_createdAt').on('application').columns(['createdAt', 'id']).execute();
  await database.schema
    .createIndex('application_state')
    .on('application')
    .columns(['state', 'createdAt', 'id'])
    .execute();
  await database.schema.createIndex('application_count').on('application').column('state').execute();
}

async function staffNotes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('staffNote')
    .addColumn('id', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('authorId', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('staffNote_account')
    .on('staffNote')
    .columns(['accountId', 'createdAt', 'id'])
    .execute();
}

async function bankDetails(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bankDetails')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('encrypted', 'text', required)
    .addColumn('ibanEnding', 'text', required)
    .addColumn('isDoubtful', 'integer', required)
    .addColumn('updatedAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('bankDetails_doubtful')
    .on('bankDetails')
    .column('accountId')
    .where(sql.ref('isDoubtful'), '=', 1)
    .execute();
}

async function bankLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bankLink')
    .addColumn('id', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('account.id'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .check(sql`state in ('issued', 'opened', 'submitted', 'verified', 'needsChanges', 'expired', 'revoked')`),
    )
    .addColumn('expiresAt', 'bigint', required)
    .addColumn('submittedAt', 'bigint')
    .addColumn('message', 'text')
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema
    .createIndex('bankLink_live')
    .on('bankLink')
    .unique()
    .column('accountId')
    .where(sql<boolean>`state in ('issued', 'opened')`)
    .execute();
  await database.schema.createIndex('bankLink_accountId').on('bankLink').column('accountId').execute();
  await database.schema.createIndex('bankLink_account').on('bankLink').columns(['accountId', 'createdAt']).execute();
  await database.schema
    .createIndex('bankLink_submitted')
    .on('bankLink')
    .columns(['submittedAt', 'accountId'])
    .where(sql.ref('state'), '=', 'submitted')
    .execute();
  await database.schema
    .createIndex('bankLink_awaited')
    .on('bankLink')
    .column('accountId')
    .where(sql<boolean>`state in ('issued', 'opened', 'submitted', 'needsChanges', 'expired')`)
    .execute();
}
