import type { Database } from '../tables.ts';
import type { DataKeyTable } from './bank-details.table.ts';

export const insertDataKey = (database: Database, key: DataKeyTable) =>
  database.insertInto('dataKey').values(key).execute();

/** The newest key, kept from being forgotten until the transaction ends. */
export const holdNewestDataKey = (database: Database) =>
  database.selectFrom('dataKey').selectAll().orderBy('createdAt', 'desc').limit(1).forKeyShare().executeTakeFirst();

export const findDataKey = (database: Database, id: string) =>
  database.selectFrom('dataKey').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Nobody seals anything under these any more until the transaction ends. */
export const lockOtherDataKeys = (database: Database, id: string) =>
  database.selectFrom('dataKey').select('id').where('id', '<>', id).forUpdate().execute();

export const deleteOtherDataKeys = (database: Database, id: string) =>
  database.deleteFrom('dataKey').where('id', '<>', id).execute();
