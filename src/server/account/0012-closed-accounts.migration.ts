import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const thirtyDays = 30 * 24 * 60 * 60_000;

/** Accounts that an older release has closed have their thirty days from now on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('plannedErasure')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('plannedErasure_dueAt').on('plannedErasure').column('dueAt').execute();
  await database.schema
    .createTable('reservedName')
    .addColumn('nameHash', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into "plannedErasure" ("accountId", "dueAt")
    select id, ${sql.lit(Date.now() + thirtyDays)} from account where state = 'closed'`.execute(database);
}
