import type { Database } from '../tables.ts';
import { findEntry } from './directory-entry.store.ts';

/** Whether sponsors find this creator. */
export const isInDirectory = async (database: Database, accountId: string): Promise<boolean> =>
  (await findEntry(database, accountId))?.isListed === 1;
