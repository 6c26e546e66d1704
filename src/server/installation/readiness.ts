import type { Database } from '../tables.ts';

/** Writes as any request would, so that a database that can only be read, or has no room, is noticed. */
export const noteReady = (database: Database, readyAt: number) =>
  database.updateTable('installation').set({ readyAt }).where('id', '=', 1).execute();
