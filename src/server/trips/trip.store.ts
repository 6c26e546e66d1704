import { sql } from 'kysely';
import { timedStates } from '#machines/lifecycles/booking.view.ts';
import { countOf } from '../db/queries.ts';
import type { PrivateLinkTable } from '../db/tables/trip.table.ts';
import type { Database } from '../db/tables.ts';
import type { Unit } from '../db/unit-of-work.ts';
import type { TripRow } from './stored-trip.ts';

export const insertTrip = (database: Database, trip: TripRow) => database.insertInto('trip').values(trip).execute();

export const findTrip = (database: Database, id: string): Promise<TripRow | undefined> =>
  database.selectFrom('trip').selectAll().where('id', '=', id).executeTakeFirst();

export const lockTrip = ({ database }: Unit, id: string): Promise<TripRow | undefined> =>
  database.selectFrom('trip').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const countTrips = (database: Database, accountId: string): Promise<number> =>
  countOf(database.selectFrom('trip').where('accountId', '=', accountId));

/** Stays that were asked for a trip and are not over. */
export const listStaysOfTrip = (
  database: Database,
  { id, accountId }: Pick<TripRow, 'id' | 'accountId'>,
  now: number,
) =>
  database
    .selectFrom('booking')
    .select(['id as _id', 'hotelName', 'cityName', 'checkIn', 'checkOut'])
    .where('creatorId', '=', accountId)
    .where('tripId', '=', id)
    .where('state', 'in', timedStates)
    .where('dueAt', '>', now)
    .orderBy('checkIn')
    .orderBy('id')
    .execute();

const texts = [
  'title',
  'description',
  'coverImage',
  'dates',
  'cities',
  'cityIds',
  'itinerary',
  'pictures',
  'dayTexts',
  'notes',
  'followersLine',
  'collections',
  'pending',
] as const satisfies (keyof TripRow)[];

/** How many bytes all of them take, which both databases know without reading them. */
export async function sizeOfTrips(database: Database, accountId: string): Promise<number> {
  const sizes = texts.map((text) => sql`coalesce(octet_length(${sql.ref(text)}), 0)`);
  const { size } = await database
    .selectFrom('trip')
    .select(sql<number | null>`sum(${sql.join(sizes, sql` + `)})`.as('size'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(size);
}

/** What a list shows of them; plans and descriptions stay where they are. */
export const listTripHeads = (database: Database, accountId: string) =>
  database
    .selectFrom('trip')
    .select(['id', 'state', 'version', 'savedAt', 'title', 'coverImage', 'dates', 'cities', 'daysFor', 'pending'])
    .where('accountId', '=', accountId)
    .orderBy('savedAt', 'desc')
    .orderBy('id')
    .execute();

/** Saves a trip where its state is still the one that was read. */
export const saveTripRow = (
  { database }: Unit,
  { id, state }: Pick<TripRow, 'id' | 'state'>,
  change: Partial<TripRow>,
) =>
  database
    .updateTable('trip')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();

export const deleteTripRow = (database: Database, id: string) =>
  database.deleteFrom('trip').where('id', '=', id).execute();

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
