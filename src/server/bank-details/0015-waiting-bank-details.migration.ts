import { type Kysely, sql } from 'kysely';

/** A creator's links, and the details that wait for staff, are found without a look at everybody's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('bankLink_account').on('bankLink').columns(['accountId', 'createdAt']).execute();
  await sql`create index "bankLink_submitted" on "bankLink" ("submittedAt", "accountId") where state = 'submitted'`.execute(
    database,
  );
}
