import type { Kysely } from 'kysely';

/** When a mail was tried before its time, because the mail server was back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outboxMail').addColumn('hastenedAt', 'bigint').execute();
}
