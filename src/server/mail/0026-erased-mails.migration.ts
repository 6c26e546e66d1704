import { type Kysely, sql } from 'kysely';

/** What a mail said is found while it is there, and not among all that said something once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index "outboxMail_content" on "outboxMail" (state, "createdAt") where "sealedContent" is not null`.execute(
    database,
  );
}
