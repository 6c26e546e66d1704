import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('secondFactor')
    .addColumn('accountId', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('sealedSecret', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'bigint', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('recoveryCode')
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recoveryCode_key', ['accountId', 'codeHash'])
    .execute();
}
