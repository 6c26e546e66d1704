import { type Kysely, sql } from 'kysely';

/** Whoever is erased is found by their address, however it was typed, among what is there of all others. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index "outboxMail_lowerRecipient" on "outboxMail" (lower(recipient))`.execute(database);
  await database.schema
    .createIndex('emailVerification_address')
    .on('emailVerification')
    .column('emailFolded')
    .execute();
}
