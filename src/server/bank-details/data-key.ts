import { randomBytes, randomUUID } from 'node:crypto';
import { type Sealer, sealerFrom } from '../platform/sealer.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { type DataKeyTable, placeOfKey } from './bank-details.table.ts';
import { findDataKey, holdNewestDataKey, insertDataKey } from './data-key.store.ts';

/** Bank details are sealed under a key of their own, kept sealed under the master key, so that it can be changed. */
export interface DataKey extends Sealer {
  id: string;
}

type KeyReader = Pick<Unit, 'database' | 'secrets'>;

export async function currentDataKey(unit: Unit): Promise<DataKey> {
  // One that is forgotten while it is waited for is not found; the one in its place is there then.
  const row = (await holdNewestDataKey(unit.database)) ?? (await holdNewestDataKey(unit.database));
  return row ? unsealed(unit, row) : makeDataKey(unit);
}

export const openDataKey = async (reader: KeyReader, id: string): Promise<DataKey> =>
  unsealed(reader, await findDataKey(reader.database, id));

/** Newer than any before it, whatever the clock says. */
export async function makeDataKey(unit: Unit): Promise<DataKey> {
  const { database, secrets, now } = unit;
  const earlier = await holdNewestDataKey(database);
  const id = randomUUID();
  const sealedKey = secrets.seal(randomBytes(32).toString('base64url'), placeOfKey(id));
  const row = { id, sealedKey, createdAt: Math.max(now, (earlier?.createdAt ?? 0) + 1) };
  await insertDataKey(database, row);
  return unsealed(unit, row);
}

export const unsealed = (
  { secrets }: Pick<KeyReader, 'secrets'>,
  { id, sealedKey }: Pick<DataKeyTable, 'id' | 'sealedKey'>,
): DataKey => ({
  id,
  ...sealerFrom(Buffer.from(secrets.open(sealedKey, placeOfKey(id)), 'base64url')),
});
