import type { Database } from '../tables.ts';

/** Signs an account out of every device. */
export const deleteSessionsOf = (database: Database, accountId: string) =>
  database.deleteFrom('session').where('accountId', '=', accountId).execute();
