import type { Database } from '../database.ts';
import type { BankDetailsTable } from './bank-details.table.ts';

export const putBankDetails = (database: Database, { accountId, ...details }: BankDetailsTable) =>
  database
    .insertInto('bankDetails')
    .values({ accountId, ...details })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(details))
    .execute();

export const findBankDetails = (database: Database, accountId: string) =>
  database.selectFrom('bankDetails').selectAll().where('accountId', '=', accountId).executeTakeFirst();

export const listBankDetailsBefore = (database: Database, dataKeyId: string, most: number) =>
  database.selectFrom('bankDetails').selectAll().where('dataKeyId', '<>', dataKeyId).limit(most).execute();

export const deleteOtherDataKeys = (database: Database, id: string) =>
  database.deleteFrom('dataKey').where('id', '<>', id).execute();
