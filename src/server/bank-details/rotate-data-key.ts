import { betweenPages } from '../platform/database/between-pages.ts';
import { type Page, throughPages } from '../platform/database/through-pages.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { listOtherBankDetails, resealBankDetails } from './bank-details.store.ts';
import { placeOfDetails } from './bank-details.table.ts';
import { deleteOtherDataKeys, lockOtherDataKeys } from './data-key.store.ts';
import { type DataKey, makeDataKey, openDataKey } from './data-key.ts';

const pageSize = 200;

/**
 * Seals all bank details under a new key and forgets the old ones, while the server goes on: from the first step on, what
 * is sent is sealed under the new key, and what is sealed anew is only what nobody has changed meanwhile.
 */
export async function rotateDataKey(platform: Platform, actor: string): Promise<number> {
  const rotation: Rotation = { fresh: await inUnitOfWork(platform, makeDataKey), keys: new Map() };
  const count = await throughPages(async (after) => {
    const page = await inUnitOfWork(platform, (unit) => resealPage(unit, rotation, after));
    await betweenPages();
    return page;
  });
  return count + (await inUnitOfWork(platform, (unit) => finish(unit, rotation), actor));
}

interface Rotation {
  fresh: DataKey;
  keys: Map<string, DataKey>;
}

async function resealPage(unit: Unit, { fresh, keys }: Rotation, after: string): Promise<Page> {
  const rows = await listOtherBankDetails(unit.database, fresh.id, after, pageSize);
  for (const row of rows) {
    const old = keys.get(row.dataKeyId) ?? (await openDataKey(unit, row.dataKeyId));
    keys.set(row.dataKeyId, old);
    const place = placeOfDetails(row.accountId);
    const sealed = fresh.seal(old.open(row.sealed, place), place);
    await resealBankDetails(unit.database, row, { dataKeyId: fresh.id, sealed });
  }
  return { count: rows.length, last: rows.at(-1)?.accountId ?? null };
}

async function finish(unit: Unit, rotation: Rotation): Promise<number> {
  const count = await forgetOthers(unit, rotation);
  unit.record({ action: 'keys.rotate', subjectId: rotation.fresh.id });
  return count;
}

/** Whoever took an old key just before the new one was there has ended by now, and what they sealed is sealed anew. */
async function forgetOthers(unit: Unit, rotation: Rotation): Promise<number> {
  await lockOtherDataKeys(unit.database, rotation.fresh.id);
  const count = await throughPages((after) => resealPage(unit, rotation, after));
  await deleteOtherDataKeys(unit.database, rotation.fresh.id);
  return count;
}
