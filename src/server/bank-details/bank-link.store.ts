import { changeInBatches } from '../db/queries.ts';
import type { BankLinkTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';

export const insertBankLink = (database: Database, link: BankLinkTable) =>
  database.insertInto('bankLink').values(link).execute();

export const findBankLinkByToken = (database: Database, tokenHash: string) =>
  database.selectFrom('bankLink').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();

export const findBankLink = (database: Database, id: string) =>
  database.selectFrom('bankLink').selectAll().where('id', '=', id).executeTakeFirst();

export const lockBankLink = (database: Database, id: string) =>
  database.selectFrom('bankLink').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listBankLinksSince = (database: Database, accountId: string, since: number) =>
  database
    .selectFrom('bankLink')
    .select('id')
    .where('accountId', '=', accountId)
    .where('createdAt', '>=', since)
    .execute();

/** Keeps each creator's newest link, which is their current status, and links whose details were submitted. */
export const deleteOldBankLinks = (database: Database, before: number) =>
  changeInBatches((limit) => {
    const expired = database
      .selectFrom('bankLink')
      .select('id')
      .where('expiresAt', '<', before)
      .where('state', 'not in', ['submitted', 'verified'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('bankLink as newer')
            .select('newer.id')
            .whereRef('newer.accountId', '=', 'bankLink.accountId')
            .whereRef('newer.createdAt', '>', 'bankLink.createdAt'),
        ),
      )
      .limit(limit);
    return database
      .deleteFrom('bankLink')
      .where('id', 'in', expired)
      .where('state', 'not in', ['submitted', 'verified']);
  });

/** Saves a link where its state is still the one that was read. */
export const saveBankLink = (
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
