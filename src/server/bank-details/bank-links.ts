import { bankLinkStateAt } from '#machines/lifecycles/bank-link.machine.ts';
import type { BankLinkTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';

/** The state includes an overdue expiry that is not stored yet. */
export async function findLatestBankLink(
  database: Database,
  accountId: string,
  now: number,
): Promise<BankLinkTable | undefined> {
  const link = await database
    .selectFrom('bankLink')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return link && { ...link, state: bankLinkStateAt(link, now) };
}

export async function listLatestBankLinks(
  database: Database,
  accountIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, BankLinkTable>> {
  if (accountIds.length === 0) return new Map();
  const links = await database
    .selectFrom('bankLink')
    .selectAll()
    .where('accountId', 'in', accountIds)
    .orderBy('createdAt')
    .orderBy('id', 'desc')
    .execute();
  return new Map(links.map((link) => [link.accountId, { ...link, state: bankLinkStateAt(link, now) }]));
}

export const listBankLinks = (database: Database, accountId: string) =>
  database.selectFrom('bankLink').selectAll().where('accountId', '=', accountId).orderBy('createdAt').execute();
