import type { ApplicationDetailReply } from '#contract/back-office.ts';
import { listApplicationsOf } from '../accounts/applications.ts';
import { listEntriesAbout } from '../audit/entries-about.ts';
import type { BankLinkTable } from '../db/tables/bank-details.table.ts';
import type { Database } from '../db/tables.ts';
import { listBankLinks } from './latest-bank-link.ts';

type Deed = ApplicationDetailReply['history'][number];

/** What was done to somebody. What staff wrote with it stands in its record alone, which is erased with the person. */
export async function historyOf(database: Database, accountId: string): Promise<Deed[]> {
  const [entries, applications, links] = await Promise.all([
    listEntriesAbout(database, accountId),
    listApplicationsOf(database, accountId),
    listBankLinks(database, accountId),
  ]);
  const wordsOf = ({ action, at }: Pick<Deed, 'action' | 'at'>): Record<string, string> => {
    if (action === 'application.reject')
      return said('text', applications.find(({ decidedAt }) => decidedAt === at)?.reasonText);
    if (action === 'bank.return') return said('message', links.find(isAnswerTo(at))?.message);
    return {};
  };
  return entries.map(({ at, actor, action, details }) => ({
    ...{ at, actor, action },
    details: { ...JSON.parse(details), ...wordsOf({ action, at }) },
  }));
}

/** What was sent back asks for changes by a link of the same moment, or of one just after where the clock went back. */
const isAnswerTo =
  (at: number) =>
  ({ createdAt, message }: Pick<BankLinkTable, 'createdAt' | 'message'>): boolean =>
    message !== null && createdAt >= at && createdAt < at + 1_000;

const said = (name: string, words: string | null | undefined): Record<string, string> =>
  words ? { [name]: words } : {};
