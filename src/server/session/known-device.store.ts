import type { Database } from '../tables.ts';
import type { KnownDeviceTable } from './session.table.ts';

export const findKnownDevice = (database: Database, accountId: string, deviceHash: string) =>
  database
    .selectFrom('knownDevice')
    .select('rootHash')
    .where('deviceHash', '=', deviceHash)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export const saveKnownDevice = (database: Database, device: Omit<KnownDeviceTable, 'rootHash'>) =>
  database
    .insertInto('knownDevice')
    .values({ ...device, rootHash: null })
    .onConflict((conflict) =>
      conflict
        .columns(['deviceHash', 'accountId'])
        .doUpdateSet({ lastUsedAt: device.lastUsedAt, language: device.language }),
    )
    .execute();

/** Whoever knew the device by one name knows it by the other as well, and for the same device. */
export async function copyKnownDevice(database: Database, deviceHash: string, fresh: string): Promise<void> {
  const rows = await database
    .selectFrom('knownDevice')
    .select(['accountId', 'rootHash', 'lastUsedAt', 'language'])
    .where('deviceHash', '=', deviceHash)
    .execute();
  const copies = rows.map((row) => ({ ...row, deviceHash: fresh, rootHash: row.rootHash ?? deviceHash }));
  if (copies.length > 0) await database.insertInto('knownDevice').values(copies).execute();
}

export const deleteOtherDevices = (database: Database, accountId: string, deviceHash: string) =>
  database.deleteFrom('knownDevice').where('accountId', '=', accountId).where('deviceHash', '<>', deviceHash).execute();

export const deleteUnusedDevices = (database: Database, before: number) =>
  database.deleteFrom('knownDevice').where('lastUsedAt', '<', before).execute();

export const listDevices = (database: Database, accountId: string) =>
  database.selectFrom('knownDevice').select(['lastUsedAt', 'language']).where('accountId', '=', accountId).execute();
