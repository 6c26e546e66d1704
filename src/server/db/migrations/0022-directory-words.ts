import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import { required } from './columns.ts';

/** Words that find a creator of the directory, by their beginning. A job fills them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('directoryWord')
    .addColumn('number', 'integer', (column) =>
      column.notNull().references('directoryEntry.number').onDelete('cascade'),
    )
    .addColumn('word', isPostgres(database) ? sql`text collate "C"` : 'text', required)
    .addPrimaryKeyConstraint('directoryWord_key', ['number', 'word'])
    .execute();
  await database.schema.createIndex('directoryWord_word').on('directoryWord').columns(['word', 'number']).execute();
}
