import type { Kysely } from 'kysely';

/** What is long over is found without a look at everything that is not. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('allowancePlace_takenAt').on('allowancePlace').column('takenAt').execute();
  await database.schema.createIndex('idempotency_createdAt').on('idempotency').column('createdAt').execute();
}
