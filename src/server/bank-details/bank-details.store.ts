import type { Database } from '../tables.ts';
import type { BankDetailsTable } from './bank-details.table.ts';

export const putBankDetails = (database: Database, { accountId, ...details }: BankDetailsTable) =>
  database
    .insertInto('bankDetails')
    .values({ accountId, ...details })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(details))
    .execute();

export const findBankDetails = (database: Database, accountId: string) =>
  database.selectFrom('bankDetails').selectAll().where('accountId', '=', accountId).executeTakeFirst();

/** With the key that they are sealed under, read at one moment: another may be forgotten in the next. */
export const findSealedDetails = (database: Database, accountId: string) =>
  database
    .selectFrom('bankDetails')
    .innerJoin('dataKey', 'dataKey.id', 'bankDetails.dataKeyId')
    .select(['sealed', 'updatedAt', 'dataKey.id', 'sealedKey'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();

/** Those that are sealed under another key, after an account. */
export const listOtherBankDetails = (database: Database, dataKeyId: string, after: string, most: number) =>
  database
    .selectFrom('bankDetails')
    .selectAll()
    .where('dataKeyId', '<>', dataKeyId)
    .where('accountId', '>', after)
    .orderBy('accountId')
    .limit(most)
    .execute();

/** Seals details anew where they are still what was read: what their owner has sent meanwhile stays. */
export const resealBankDetails = (
  database: Database,
  { accountId, sealed }: Pick<BankDetailsTable, 'accountId' | 'sealed'>,
  fresh: Pick<BankDetailsTable, 'dataKeyId' | 'sealed'>,
) =>
  database
    .updateTable('bankDetails')
    .set(fresh)
    .where('accountId', '=', accountId)
    .where('sealed', '=', sealed)
    .execute();
