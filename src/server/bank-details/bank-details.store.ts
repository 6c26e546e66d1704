import type { BankDetailsTable } from '../db/tables/bank-details.table.ts';
import type { Database } from '../db/tables.ts';

export const putBankDetails = (database: Database, { accountId, ...details }: BankDetailsTable) =>
  database
    .insertInto('bankDetails')
    .values({ accountId, ...details })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(details))
    .execute();

export const findBankDetails = (database: Database, accountId: string) =>
  database.selectFrom('bankDetails').selectAll().where('accountId', '=', accountId).executeTakeFirst();
