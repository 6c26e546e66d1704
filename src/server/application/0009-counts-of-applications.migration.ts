import type { Kysely } from 'kysely';

/** The staff's queue counts each state: from few pages that hold nothing else. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('application_count').on('application').column('state').execute();
}
