import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('application')
    .addColumn('takerId', 'text', (column) => column.references('account.id').onDelete('set null'))
    .execute();
  await database.schema.alterTable('application').addColumn('takenAt', 'bigint').execute();
  await database.schema
    .createIndex('application_takerId')
    .on('application')
    .column('takerId')
    .where('takerId', 'is not', null)
    .execute();
}
