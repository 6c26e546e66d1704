import { sweepOlder } from '../platform/database/through-pages.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Database } from '../tables.ts';

interface Names {
  database: Database;
  secrets: Pick<Secrets, 'hash'>;
}

/** For so long nobody else gets the username of somebody who was erased: links to their blog shall not lead to a stranger's. */
const reservedMs = 365 * 24 * 60 * 60_000;

/** Only the hash of a name is kept: it tells that a name is taken, and whose it was to nobody. */
const hashOf = (secrets: Names['secrets'], usernameFolded: string): string => secrets.hash('username', usernameFolded);

export const reserveName = ({ database, secrets }: Names, usernameFolded: string, now: number) =>
  database
    .insertInto('reservedName')
    .values({ nameHash: hashOf(secrets, usernameFolded), until: now + reservedMs })
    .onConflict((conflict) => conflict.column('nameHash').doUpdateSet({ until: now + reservedMs }))
    .execute();

export const isReservedName = async ({ database, secrets }: Names, usernameFolded: string): Promise<boolean> =>
  (await database
    .selectFrom('reservedName')
    .select('until')
    .where('nameHash', '=', hashOf(secrets, usernameFolded))
    .executeTakeFirst()) !== undefined;

export const deleteOldReservations = (database: Database, now: number) =>
  sweepOlder(database, 'reservedName', { keys: ['nameHash'], column: 'until', before: now + 1 });
