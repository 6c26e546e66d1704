import type { Kysely } from 'kysely';

/** Codes count in the places of allowances, for each asker apart. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropTable('verificationSend').execute();
}
