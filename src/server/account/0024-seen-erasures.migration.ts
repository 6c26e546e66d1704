import type { Kysely } from 'kysely';

/** When somebody saw that an erasure comes near; nobody has yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('plannedErasure').addColumn('seenAt', 'bigint').execute();
}
