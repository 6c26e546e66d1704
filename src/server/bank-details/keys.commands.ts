import { command, commandLine } from '../platform/command.ts';
import { betweenPages } from '../platform/database/between-pages.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { listOtherBankDetails, resealBankDetails } from './bank-details.store.ts';
import { deleteOtherDataKeys, lockOtherDataKeys } from './data-key.store.ts';
import { type DataKey, makeDataKey, openDataKey } from './data-key.ts';

const pageSize = 200;

/**
 * Seals all bank details under a new key and forgets the old ones, while the server goes on: from the first step on, what
 * is sent is sealed under the new key, and what is sealed anew is only what nobody has changed meanwhile.
 */
export async function rotateKeysCommand(platform: Platform): Promise<string> {
  const fresh = await inUnitOfWork(platform, makeDataKey);
  const keys = new Map<string, DataKey>();
  let count = 0;
  for (let after: string | null = ''; after !== null; ) {
    const start: string = after;
    const page = await inUnitOfWork(platform, (unit) => resealPage(unit, { fresh, keys, after: start }));
    count += page.count;
    after = page.last;
    await betweenPages();
  }
  count += await inUnitOfWork(platform, (unit) => finish(unit, { fresh, keys }), commandLine);
  return `${count} bank details are sealed under a new key.`;
}

interface Rotation {
  fresh: DataKey;
  keys: Map<string, DataKey>;
}

async function resealPage(
  unit: Unit,
  { fresh, keys, after }: Rotation & { after: string },
): Promise<{ count: number; last: string | null }> {
  const rows = await listOtherBankDetails(unit.database, fresh.id, after, pageSize);
  for (const row of rows) {
    const old = keys.get(row.dataKeyId) ?? (await openDataKey(unit, row.dataKeyId));
    keys.set(row.dataKeyId, old);
    await resealBankDetails(unit.database, row, { dataKeyId: fresh.id, sealed: fresh.seal(old.open(row.sealed)) });
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
  let count = 0;
  for (let after: string | null = ''; after !== null; ) {
    const page: { count: number; last: string | null } = await resealPage(unit, { ...rotation, after });
    count += page.count;
    after = page.last;
  }
  await deleteOtherDataKeys(unit.database, rotation.fresh.id);
  return count;
}

export const keyCommands = [command({ words: 'keys rotate', run: rotateKeysCommand })];
