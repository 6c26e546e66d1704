import { sql } from 'kysely';
import { farthestAhead } from '../platform/clock.ts';
import type { Database } from '../tables.ts';

/**
 * Writes as any request would, so that a database that can only be read, or has no room, is noticed. A later moment stays,
 * unless it comes from a clock that was wrong altogether.
 */
export const noteReady = (database: Database, readyAt: number) =>
  database
    .insertInto('installation')
    .values({ id: 1, readyAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        readyAt: sql<number>`case when installation."readyAt" between ${readyAt} and ${readyAt + farthestAhead}
          then installation."readyAt" else ${readyAt} end`,
      }),
    )
    .execute();

/** No clock of this database begins before it. */
export const lastReady = async (database: Database): Promise<number> => {
  const row = await database.selectFrom('installation').select('readyAt').executeTakeFirst();
  return row?.readyAt ?? 0;
};
