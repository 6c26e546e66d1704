import type { Kysely } from 'kysely';
import { ownedBy, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('privateLink')
    .addColumn('tripId', 'text', (column) => ownedBy('trip.id')(column).primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'bigint', required)
    .execute();
}
