import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('creator')
    .addColumn('followersCount', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await trips(database);
  await directory(database);
  await shortlists(database);
}

async function trips(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('trip')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('creator.accountId').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'published', 'unpublished', 'archived')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('tripType', 'text', (column) => column.notNull())
    .addColumn('priceCents', 'integer')
    .addColumn('coverImage', 'text')
    .addColumn('dates', 'text', (column) => column.notNull())
    .addColumn('cities', 'text', (column) => column.notNull())
    .addColumn('itinerary', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('likes', 'integer', (column) => column.notNull())
    .addColumn('collections', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('trip_accountId').on('trip').columns(['accountId', 'state']).execute();
}

/** What a listed creator looks like to sponsors, written anew by whatever changes it; versions count the changes. */
async function directory(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('directoryEntry')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('isListed', 'integer', (column) => column.notNull())
    .addColumn('nameFolded', 'text', (column) => column.notNull())
    .addColumn('followersCount', 'integer', (column) => column.notNull())
    .addColumn('tripCount', 'integer', (column) => column.notNull())
    .addColumn('listedAt', 'bigint', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('trips', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('directoryEntry_version')
    .on('directoryEntry')
    .columns(['version', 'accountId'])
    .execute();
  await database.schema
    .createTable('directoryHead')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
}

async function shortlists(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shortlistEntry')
    .addColumn('sponsorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('creatorId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('addedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shortlistEntry_key', ['sponsorId', 'creatorId'])
    .execute();
}
