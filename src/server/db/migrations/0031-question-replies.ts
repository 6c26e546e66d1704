import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('question')
    .addColumn('replies', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
