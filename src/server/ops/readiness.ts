import type { Database } from '../db/tables.ts';

/** Writes as any request would, so that a database that is read-only or full is noticed. */
export const noteReady = (database: Database, readyAt: number) =>
  database
    .insertInto('installation')
    .values({ id: 1, readyAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ readyAt }))
    .execute();
