import { type Kysely, sql } from 'kysely';
import { primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outboxMail')
    .addColumn('id', 'text', primaryKey)
    .addColumn('template', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('encryptedContent', 'text')
    .addColumn('attempts', 'integer', required)
    .addColumn('nextAttemptAt', 'bigint', required)
    .addColumn('leasedUntil', 'bigint', required)
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'bigint', required)
    .addColumn('sentAt', 'bigint')
    .addColumn('subjectId', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('priority', 'integer', required)
    .addColumn('expiresAt', 'bigint')
    .addColumn('encryptedCopy', 'text')
    .execute();
  await database.schema
    .createIndex('outboxMail_due')
    .on('outboxMail')
    .columns(['priority', 'nextAttemptAt'])
    .where(sql<boolean>`state in ('queued', 'retrying')`)
    .execute();
  await database.schema.createIndex('outboxMail_subjectId').on('outboxMail').column('subjectId').execute();
  await database.schema.createIndex('outboxMail_createdAt').on('outboxMail').column('createdAt').execute();
  await database.schema
    .createIndex('outboxMail_recipient')
    .on('outboxMail')
    .columns(['recipient', 'createdAt', 'id'])
    .execute();
  await database.schema
    .createIndex('outboxMail_copy')
    .on('outboxMail')
    .column('createdAt')
    .where(sql.ref('encryptedCopy'), 'is not', null)
    .execute();
  await sql`create index "outboxMail_lowerRecipient" on "outboxMail" (lower(recipient))`.execute(database);
  await database.schema
    .createIndex('outboxMail_content')
    .on('outboxMail')
    .columns(['state', 'createdAt'])
    .where(sql.ref('encryptedContent'), 'is not', null)
    .execute();
}
