import type { Kysely } from 'kysely';
import { ownedBy, primaryKey, required } from './columns.ts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ownHotel')
    .addColumn('id', 'text', primaryKey)
    .addColumn('sponsorId', 'text', ownedBy('account.id'))
    .addColumn('name', 'text', required)
    .addColumn('nameFolded', 'text', required)
    .addColumn('cityId', 'text')
    .addColumn('cityName', 'text', required)
    .addColumn('timeZone', 'text', required)
    .addUniqueConstraint('ownHotel_name', ['sponsorId', 'nameFolded'])
    .execute();
}
