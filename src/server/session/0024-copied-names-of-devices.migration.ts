import type { Kysely } from 'kysely';

/** A name that an account was only told of gives way to later ones; one on which it was signed in to does not. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('knownDevice').addColumn('copiedAt', 'bigint').execute();
}
