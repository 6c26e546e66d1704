import { rowsInBatches } from '../db/in-batches.ts';
import type { CreatorTable } from '../db/tables/creator.table.ts';
import type { Database } from '../db/tables.ts';

type WithPhone = Pick<CreatorTable, 'accountId' | 'phoneNumber'>;

/** Phone numbers are searched by their first digits, with the country code and without it. */
export async function insertPhoneWords(database: Database, creators: readonly WithPhone[]): Promise<void> {
  const { default: parsePhoneNumber } = await import('libphonenumber-js/max');
  const rows = creators.flatMap(({ accountId, phoneNumber }) => {
    const words = [phoneNumber.replace(/\D/g, ''), String(parsePhoneNumber(phoneNumber)?.nationalNumber ?? '')];
    return [...new Set(words)].filter((word) => word !== '').map((word) => ({ word, accountId }));
  });
  for (const batch of rowsInBatches(rows))
    await database
      .insertInto('accountWord')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
