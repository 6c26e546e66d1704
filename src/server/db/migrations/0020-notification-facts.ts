import type { Kysely } from 'kysely';

/** Notifications from before have their title, the subject of their mail, and no facts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('notification').addColumn('facts', 'text').execute();
}
