import type { Database } from '../db/tables.ts';

/** Writes a row, which fails on a read-only or full database. */
export const noteReady = (database: Database, readyAt: number) =>
  database
    .insertInto('installation')
    .values({ id: 1, readyAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ readyAt }))
    .execute();
