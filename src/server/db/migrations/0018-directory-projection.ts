import type { Kysely } from 'kysely';

/** Which projection wrote the rows of a creator in the directory: 0 is any before there were versions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('directoryEntry')
    .addColumn('projection', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex('directoryEntry_projection')
    .on('directoryEntry')
    .columns(['projection', 'accountId'])
    .execute();
}
