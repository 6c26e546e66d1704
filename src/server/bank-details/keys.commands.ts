import type { Platform } from '../platform/platform.ts';
import { deleteOtherDataKeys, listBankDetailsBefore, putBankDetails } from './bank-details.store.ts';
import { type DataKey, findDataKey, makeDataKey } from './data-key.ts';

const page = 500;

/** Seals all bank details under a new key and forgets the old ones, all of it or nothing. */
export function rotateKeysCommand(platform: Platform): Promise<string> {
  return platform.database.transaction().execute(async (transaction) => {
    const fresh = await makeDataKey(platform, transaction);
    const keys = new Map<string, DataKey>();
    let count = 0;
    for (;;) {
      const rows = await listBankDetailsBefore(transaction, fresh.id, page);
      if (rows.length === 0) break;
      for (const row of rows) {
        const old = keys.get(row.dataKeyId) ?? (await findDataKey(platform, transaction, row.dataKeyId));
        keys.set(row.dataKeyId, old);
        await putBankDetails(transaction, { ...row, dataKeyId: fresh.id, sealed: fresh.seal(old.open(row.sealed)) });
      }
      count += rows.length;
    }
    await deleteOtherDataKeys(transaction, fresh.id);
    return `${count} bank details are sealed under a new key.`;
  });
}
