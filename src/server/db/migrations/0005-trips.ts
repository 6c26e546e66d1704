import { type Kysely, sql } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await trips(database);
  await calendarAddresses(database);
}

async function trips(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('trip')
    .addColumn('id', 'text', primaryKey)
    .addColumn('accountId', 'text', ownedBy('creator.accountId'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'published', 'changed', 'unpublished', 'archived')`),
    )
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('tripType', 'text', required)
    .addColumn('priceCents', 'integer')
    .addColumn('coverImage', 'text')
    .addColumn('dates', 'text', required)
    .addColumn('cities', 'text', required)
    .addColumn('itinerary', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('likes', 'integer', required)
    .addColumn('collections', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('updatedAt', 'bigint', required)
    .addColumn('cityIds', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('daysFor', 'text', (column) =>
      column.notNull().defaultTo('everyone').check(sql`"daysFor" in ('everyone', 'sponsors', 'owner')`),
    )
    .addColumn('pending', 'text')
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('dayCount', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('savedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.createIndex('trip_accountId').on('trip').columns(['accountId', 'state']).execute();
}

async function calendarAddresses(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('calendarAddress')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'bigint', required)
    .execute();
}
