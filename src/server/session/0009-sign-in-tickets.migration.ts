import type { Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('signInTicket')
    .addColumn('ticketHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('sealedOffer', 'text')
    .addColumn('wrongCodes', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('signInTicket_accountId').on('signInTicket').column('accountId').execute();
}
