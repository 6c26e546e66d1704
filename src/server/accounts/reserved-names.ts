import { deleteOlder } from '../db/paging.ts';
import type { Database } from '../db/tables.ts';
import type { Secrets } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';

interface Names {
  database: Database;
  secrets: Pick<Secrets, 'hash' | 'hashes'>;
}

/** Links to a deleted creator's blog must not lead to someone else's. Only a hash of the name is stored. */
const reservedMs = 365 * dayMs;

export const reserveName = ({ database, secrets }: Names, usernameFolded: string, now: number) =>
  database
    .insertInto('reservedName')
    .values({ nameHash: secrets.hash('username', usernameFolded), until: now + reservedMs })
    .onConflict((conflict) => conflict.column('nameHash').doUpdateSet({ until: now + reservedMs }))
    .execute();

export const isReservedName = async ({ database, secrets }: Names, usernameFolded: string): Promise<boolean> =>
  (await database
    .selectFrom('reservedName')
    .select('until')
    .where('nameHash', 'in', secrets.hashes('username', usernameFolded))
    .executeTakeFirst()) !== undefined;

export const deleteOldReservations = (database: Database, now: number) =>
  deleteOlder(database, 'reservedName', { keys: ['nameHash'], column: 'until', before: now + 1 });
