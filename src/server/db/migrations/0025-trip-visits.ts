import type { Kysely } from 'kysely';
import { ownedBy, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('tripVisit')
    .addColumn('tripId', 'text', ownedBy('trip.id'))
    .addColumn('day', 'text', required)
    .addColumn('views', 'integer', required)
    .addPrimaryKeyConstraint('tripVisit_key', ['tripId', 'day'])
    .execute();
  await database.schema.createIndex('tripVisit_day').on('tripVisit').column('day').execute();
}
