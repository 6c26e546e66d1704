import { sql } from 'kysely';
import { sweepOlder } from '../platform/database/through-pages.ts';
import type { Database } from '../tables.ts';
import type { KnownDeviceTable } from './session.table.ts';

export const findKnownDevice = (database: Database, accountId: string, deviceHash: string) =>
  database
    .selectFrom('knownDevice')
    .select('rootHash')
    .where('deviceHash', '=', deviceHash)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export const saveKnownDevice = (database: Database, device: Omit<KnownDeviceTable, 'rootHash' | 'copiedAt'>) =>
  database
    .insertInto('knownDevice')
    .values({ ...device, rootHash: null, copiedAt: null })
    .onConflict((conflict) => {
      const { lastUsedAt, language } = device;
      return conflict.columns(['deviceHash', 'accountId']).doUpdateSet({ lastUsedAt, language, copiedAt: null });
    })
    .execute();

/** Who knows a device by this name. */
export const listKnowers = (database: Database, deviceHash: string) =>
  database
    .selectFrom('knownDevice')
    .select(['accountId', 'rootHash', 'lastUsedAt', 'language'])
    .where('deviceHash', '=', deviceHash)
    .execute();

export const insertDevice = (database: Database, device: KnownDeviceTable) =>
  database.insertInto('knownDevice').values(device).execute();

/** Of the names of a device that an account was only told of, all but this one and so many others, the latest. */
export const deleteOldestCopies = (
  database: Database,
  { accountId, rootHash, deviceHash }: Pick<KnownDeviceTable, 'accountId' | 'rootHash' | 'deviceHash'>,
  others: number,
) => {
  const ofOthers = database
    .selectFrom('knownDevice')
    .select('deviceHash')
    .where('accountId', '=', accountId)
    .where('rootHash', '=', rootHash)
    .where('copiedAt', 'is not', null)
    .where('deviceHash', '<>', deviceHash);
  const kept = ofOthers.orderBy('copiedAt', 'desc').orderBy('deviceHash').limit(others);
  return database
    .deleteFrom('knownDevice')
    .where('accountId', '=', accountId)
    .where('deviceHash', 'in', ofOthers)
    .where('deviceHash', 'not in', kept)
    .execute();
};

/** The first name of each device, by which it is one. */
const root = sql<string>`coalesce(${sql.ref('rootHash')}, ${sql.ref('deviceHash')})`;

/** All devices but this one and so many others, the latest; each with all of its names. */
export const deleteOldestDevices = (
  database: Database,
  { accountId, rootHash }: { accountId: string; rootHash: string },
  others: number,
) => {
  const kept = database
    .selectFrom('knownDevice')
    .select(root.as('root'))
    .where('accountId', '=', accountId)
    .where(root, '<>', rootHash)
    .groupBy(root)
    .orderBy(({ fn }) => fn.max('lastUsedAt'), 'desc')
    .orderBy(root)
    .limit(others);
  return database
    .deleteFrom('knownDevice')
    .where('accountId', '=', accountId)
    .where(root, '<>', rootHash)
    .where(root, 'not in', kept)
    .execute();
};

export const deleteOtherDevices = (database: Database, accountId: string, deviceHash: string) =>
  database.deleteFrom('knownDevice').where('accountId', '=', accountId).where('deviceHash', '<>', deviceHash).execute();

export const deleteUnusedDevices = (database: Database, before: number) =>
  sweepOlder(database, 'knownDevice', { keys: ['deviceHash', 'accountId'], column: 'lastUsedAt', before });

export const listDevices = (database: Database, accountId: string) =>
  database.selectFrom('knownDevice').select(['lastUsedAt', 'language']).where('accountId', '=', accountId).execute();
