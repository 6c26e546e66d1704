import { sql } from 'kysely';
import { deleteOlder } from '../db/paging.ts';
import type { BlogVisitTable } from '../db/tables/visits.table.ts';
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

export const listVisits = (database: Database, accountId: string, from: string, to: string) =>
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

export const deleteVisitsBefore = (database: Database, day: string) =>
  deleteOlder(database, 'blogVisit', { keys: ['accountId', 'day', 'host'], column: 'day', before: day });
