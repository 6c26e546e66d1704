import { type Kysely, sql } from 'kysely';

/** What a mail says without its secrets is kept for staff, for a while; they ask for the mails to one address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outboxMail').addColumn('sealedReading', 'text').execute();
  await database.schema
    .createIndex('outboxMail_recipient')
    .on('outboxMail')
    .columns(['recipient', 'createdAt', 'id'])
    .execute();
  await sql`create index "outboxMail_reading" on "outboxMail" ("createdAt") where "sealedReading" is not null`.execute(
    database,
  );
}
