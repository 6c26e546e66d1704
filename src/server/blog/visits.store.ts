import { sql } from 'kysely';
import { countOf, deleteOlder } from '../db/queries.ts';
import type { BlogVisitTable, TripVisitTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';

export const listHosts = async (database: Database, accountId: string, day: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('blogVisit')
    .select('host')
    .where('accountId', '=', accountId)
    .where('day', '=', day)
    .execute();
  return rows.map(({ host }) => host);
};

export const addVisits = (database: Database, row: BlogVisitTable) =>
  database
    .insertInto('blogVisit')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'day', 'host']).doUpdateSet({
        views: sql<number>`"blogVisit".views + ${row.views}`,
        visitors: sql<number>`"blogVisit".visitors + ${row.visitors}`,
      }),
    )
    .execute();

/** Writes nothing for a trip that was deleted before its visits were written. */
export const addTripVisits = (database: Database, { tripId, day, views }: TripVisitTable) =>
  database
    .insertInto('tripVisit')
    .columns(['tripId', 'day', 'views'])
    .expression(({ selectFrom, val }) =>
      selectFrom('trip')
        .select(['id', val(day).as('day'), sql<number>`cast(${views} as integer)`.as('views')])
        .where('id', '=', tripId),
    )
    .onConflict((conflict) =>
      conflict.columns(['tripId', 'day']).doUpdateSet({ views: sql<number>`"tripVisit".views + ${views}` }),
    )
    .execute();

interface Period {
  from: string;
  to: string;
}

export const listVisits = (database: Database, accountId: string, { from, to }: Period) =>
  database
    .selectFrom('blogVisit')
    .select(['day', 'host', 'views', 'visitors'])
    .where('accountId', '=', accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .orderBy('views', 'desc')
    .orderBy('host')
    .execute();

export async function listTripVisits(database: Database, accountId: string, { from, to }: Period) {
  const rows = await database
    .selectFrom('tripVisit')
    .innerJoin('trip', 'trip.id', 'tripVisit.tripId')
    .select(({ fn }) => ['trip.id as _id', 'trip.title', fn.sum<number>('tripVisit.views').as('views')])
    .where('trip.accountId', '=', accountId)
    .where('tripVisit.day', '>=', from)
    .where('tripVisit.day', '<=', to)
    .groupBy(['trip.id', 'trip.title'])
    .orderBy('views', 'desc')
    .orderBy('trip.id')
    .execute();
  return rows.map(({ views, ...trip }) => ({ ...trip, views: Number(views) }));
}

export const countFollowers = (database: Database, accountId: string): Promise<number> =>
  countOf(database.selectFrom('follower').where('accountId', '=', accountId).where('state', '=', 'following'));

export async function deleteVisitsBefore(database: Database, day: string): Promise<void> {
  await deleteOlder(database, 'blogVisit', { keys: ['accountId', 'day', 'host'], column: 'day', before: day });
  await deleteOlder(database, 'tripVisit', { keys: ['tripId', 'day'], column: 'day', before: day });
}
