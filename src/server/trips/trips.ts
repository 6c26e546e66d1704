import type { Database } from '../db/tables.ts';
import type { TripRow } from './stored-trip.ts';

/** In which a trip is seen; one that is being changed is seen as it was. */
export const publicTripStates = ['published', 'changed'] as const;

export const listPublishedTrips = (database: Database, accountId: string): Promise<TripRow[]> =>
  database
    .selectFrom('trip')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('state', 'in', publicTripStates)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** All of them, drafts and those that were put away too. */
export const listEveryTrip = (database: Database, accountId: string): Promise<TripRow[]> =>
  database
    .selectFrom('trip')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** One of them, where it is theirs. */
export const findOwnTrip = (database: Database, accountId: string, id: string): Promise<TripRow | undefined> =>
  database.selectFrom('trip').selectAll().where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst();
