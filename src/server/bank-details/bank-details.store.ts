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
