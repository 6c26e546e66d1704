import type { PrivateLinkTable } from '../db/tables/trip.table.ts';
import type { Database } from '../db/tables.ts';
import type { TripRow } from './trip-view.ts';

export const findPrivateLink = (database: Database, tripId: string) =>
  database.selectFrom('privateLink').select('createdAt').where('tripId', '=', tripId).executeTakeFirst();

export const findTripByLink = (database: Database, tokenHash: string): Promise<TripRow | undefined> =>
  database
    .selectFrom('privateLink')
    .innerJoin('trip', 'trip.id', 'privateLink.tripId')
    .selectAll('trip')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const savePrivateLink = (database: Database, link: PrivateLinkTable) =>
  database
    .insertInto('privateLink')
    .values(link)
    .onConflict((conflict) => {
      const { tokenHash, createdAt } = link;
      return conflict.column('tripId').doUpdateSet({ tokenHash, createdAt });
    })
    .execute();

export const deletePrivateLink = (database: Database, tripId: string) =>
  database.deleteFrom('privateLink').where('tripId', '=', tripId).execute();
