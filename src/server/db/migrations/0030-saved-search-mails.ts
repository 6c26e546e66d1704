import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('savedSearch')
    .addColumn('mails', 'text', (column) => column.notNull().defaultTo('off'))
    .execute();
  for (const name of ['mailedUntil', 'nextMailAt'])
    await database.schema
      .alterTable('savedSearch')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  await database.schema.createIndex('savedSearch_mails').on('savedSearch').columns(['mails', 'nextMailAt']).execute();
}
