import type { Kysely } from 'kysely';

/** A device that is named anew is still the device that it was; one that was named anew before this keeps its latest name alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('knownDevice').addColumn('rootHash', 'text').execute();
}
