import type { Kysely } from 'kysely';

/** A device is known by what it was given, no longer by the address that it came from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('knownDevice')
    .addColumn('deviceHash', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('lastUsedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('knownDevice_key', ['deviceHash', 'accountId'])
    .execute();
  await database.schema.createIndex('knownDevice_accountId').on('knownDevice').column('accountId').execute();
  await database.schema.dropTable('knownOrigin').execute();
}
