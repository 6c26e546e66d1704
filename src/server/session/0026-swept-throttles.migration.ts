import type { Kysely } from 'kysely';

/** Those that nobody asks for any more are found without a look at all others. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('signInThrottle_updatedAt').on('signInThrottle').column('updatedAt').execute();
}
