import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('savedSearch')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sponsorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nameFolded', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('openedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('savedSearch_name', ['sponsorId', 'nameFolded'])
    .execute();
  await comeWhenListed(database);
}

/** Whoever was never active is yet to come to the directory. */
const comeWhenListed = (database: Kysely<unknown>) =>
  sql`update "directoryEntry" set "listedAt" = 0
      where "isListed" = 0 and "accountId" in (select id from account where state = 'pending')`.execute(database);
