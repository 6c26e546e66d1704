import type { Database } from '../database.ts';
import type { BankLinkTable } from './bank-details.table.ts';

export const insertBankLink = (database: Database, link: BankLinkTable) =>
  database.insertInto('bankLink').values(link).execute();

export const findBankLink = (database: Database, tokenHash: string) =>
  database.selectFrom('bankLink').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

export const findLatestBankLink = (database: Database, accountId: string) =>
  database
    .selectFrom('bankLink')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Moves a link on from the state it was read in; nothing when somebody else was faster. */
export const moveBankLink = (
  database: Database,
  { id, state }: Pick<BankLinkTable, 'id' | 'state'>,
  change: Partial<BankLinkTable>,
) =>
  database
    .updateTable('bankLink')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
