import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { primaryKey, required } from './columns.ts';

/** What sponsors find and read of creators, written in the unit that changes it. Only listed creators have terms and stops. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // SQLite numbers an `integer primary key` by itself.
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('directoryEntry')
    .addColumn('number', isPostgres ? 'serial' : 'integer', primaryKey)
    .addColumn('accountId', 'text', (column) => column.notNull().unique().references('account.id').onDelete('cascade'))
    .addColumn('version', 'bigint', required)
    .addColumn('isListed', 'integer', required)
    .addColumn('nameFolded', 'text', required)
    .addColumn('followersCount', 'integer', required)
    .addColumn('tripCount', 'integer', required)
    .addColumn('listedAt', 'bigint', required)
    .execute();
  await directoryIndexes(database);
  await database.schema
    .createTable('directoryProfile')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('profile', 'text', required)
    .addColumn('trips', 'text', required)
    .execute();
  await directoryTerms(database);
  await directoryStops(database);
}

/** One index for each order of a page, where the newest of equal rank comes first, and one in which names are searched. */
async function directoryIndexes(database: Kysely<unknown>): Promise<void> {
  const indexes = {
    listedAt: ['listedAt', 'number'],
    followersCount: ['followersCount', 'number'],
    followersCount_ascending: ['followersCount', 'number desc'],
    tripCount: ['tripCount', 'number'],
    tripCount_ascending: ['tripCount', 'number desc'],
    nameFolded: ['nameFolded', 'tripCount', 'number'],
  } as const;
  for (const [name, columns] of Object.entries(indexes))
    await database.schema
      .createIndex(`directoryEntry_${name}`)
      .on('directoryEntry')
      .columns([...columns])
      .where(sql<boolean>`"isListed" = 1`)
      .execute();
}

async function directoryTerms(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('directoryTerm')
    .addColumn('number', 'integer', (column) =>
      column.notNull().references('directoryEntry.number').onDelete('cascade'),
    )
    .addColumn('kind', 'text', required)
    .addColumn('term', 'text', required)
    .addPrimaryKeyConstraint('directoryTerm_key', ['number', 'kind', 'term'])
    .execute();
  await database.schema
    .createIndex('directoryTerm_term')
    .on('directoryTerm')
    .columns(['kind', 'term', 'number'])
    .execute();
}

async function directoryStops(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('directoryStop')
    .addColumn('number', 'integer', (column) =>
      column.notNull().references('directoryEntry.number').onDelete('cascade'),
    )
    .addColumn('city', 'text', required)
    .addColumn('firstDay', 'text', required)
    .addColumn('lastDay', 'text', required)
    .addPrimaryKeyConstraint('directoryStop_key', ['number', 'city', 'firstDay', 'lastDay'])
    .execute();
  await database.schema
    .createIndex('directoryStop_city')
    .on('directoryStop')
    .columns(['city', 'lastDay', 'firstDay', 'number'])
    .execute();
  await database.schema
    .createIndex('directoryStop_days')
    .on('directoryStop')
    .columns(['lastDay', 'firstDay', 'number'])
    .execute();
}
