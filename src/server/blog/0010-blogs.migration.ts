import type { Kysely } from 'kysely';
import { sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await trips(database);
  await configs(database);
  await visits(database);
}

async function trips(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('trip')
    .addColumn('cityIds', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await database.schema
    .alterTable('trip')
    .addColumn('daysFor', 'text', (column) =>
      column.notNull().defaultTo('everyone').check(sql`"daysFor" in ('everyone', 'sponsors', 'nobody')`),
    )
    .execute();
}

async function configs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blogConfig')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('creator.accountId').onDelete('cascade'))
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('config', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
}

async function visits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('blogVisit')
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('blogVisit_key', ['accountId', 'day', 'host'])
    .execute();
  await database.schema.createIndex('blogVisit_day').on('blogVisit').column('day').execute();
}
