import type { Kysely } from 'kysely';

/** Who holds a mail while it is sent: whoever lost the lease decides nothing any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outboxMail').addColumn('lease', 'text').execute();
}
