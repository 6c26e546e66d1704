import { type Kysely, sql } from 'kysely';

/** Until when a mail is any use: a code goes out at once or not at all, and before everything that can wait. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outboxMail').addColumn('goodUntil', 'bigint').execute();
  await sql`create index "outboxMail_urgent" on "outboxMail" ("nextAttemptAt") where "goodUntil" is not null and state in ('queued', 'retrying')`.execute(
    database,
  );
}
