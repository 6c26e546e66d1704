import type { Database } from '../database.ts';
import type { TripTable } from './trip.table.ts';

export const insertTrips = async (database: Database, trips: TripTable[]): Promise<void> => {
  if (trips.length > 0) await database.insertInto('trip').values(trips).execute();
};

/** Those that anybody may see, the newest first. */
export const listPublishedTrips = (database: Database, accountId: string): Promise<TripTable[]> =>
  database
    .selectFrom('trip')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('state', '=', 'published')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
