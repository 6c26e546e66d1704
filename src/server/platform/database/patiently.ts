import type { Kysely } from 'kysely';
import { type DatabaseAddress, openDatabase } from './open-database.ts';
import type { Use } from './use.ts';

/** For what takes the time that it takes, and for which others wait: a database of its own, for as long as that lasts. */
export async function patiently<Tables, Result>(
  address: DatabaseAddress,
  use: Use,
  work: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase<Tables>(address, use);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
