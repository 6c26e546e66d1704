import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('emailVerification')
    .addColumn('digits', 'integer', (column) => column.notNull().defaultTo(6))
    .execute();
}
