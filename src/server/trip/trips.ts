import type { Database } from '../tables.ts';
import type { TripTable } from './trip.table.ts';

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
