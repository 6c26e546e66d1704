import type { ApplicationDetailReply } from '#contract/back-office.ts';
import { listApplicationsOf } from '../accounts/latest-application.ts';
import { listEntriesAbout } from '../audit/entries-about.ts';
import { listBankLinks } from '../bank-details/latest-bank-link.ts';
import type { BankLinkTable } from '../db/tables/bank-details.table.ts';
import type { Database } from '../db/tables.ts';
import { parseStoredTexts } from '../lib/stored-json.ts';

type Entry = ApplicationDetailReply['history'][number];

/** Free text of staff is added from the records, which are deleted with the person; the audit trail has none. */
export async function historyOf(database: Database, accountId: string): Promise<Entry[]> {
  const [entries, applications, links] = await Promise.all([
    listEntriesAbout(database, accountId),
    listApplicationsOf(database, accountId),
    listBankLinks(database, accountId),
  ]);
  const textOf = ({ action, at }: Pick<Entry, 'action' | 'at'>): Record<string, string> => {
    if (action === 'application.reject')
      return detail('text', applications.find(({ decidedAt }) => decidedAt === at)?.reasonText);
    if (action === 'bank.return') return detail('message', links.find(isIssuedAt(at))?.message);
    return {};
  };
  return entries.map(({ at, actor, action, details }) => ({
    ...{ at, actor, action },
    details: { ...parseStoredTexts(details), ...textOf({ action, at }) },
  }));
}

/** Returning details issues a link at the same moment, or just after it if the clock went back. */
const isIssuedAt =
  (at: number) =>
  ({ createdAt, message }: Pick<BankLinkTable, 'createdAt' | 'message'>): boolean =>
    message !== null && createdAt >= at && createdAt < at + 1_000;

const detail = (name: string, text: string | null | undefined): Record<string, string> =>
  text ? { [name]: text } : {};
