import { randomBytes, randomUUID } from 'node:crypto';
import { bankLinkLifecycle, bankLinkLifetimeMs } from '#machines/lifecycles/bank-link.machine.ts';
import type { Database } from '../database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import type { Account } from '../session/account.store.ts';
import { bankLinkMail } from './bank-details.mails.ts';
import type { BankLinkTable } from './bank-details.table.ts';
import { findLatestBankLink, insertBankLink, moveBankLink } from './bank-link.store.ts';

interface Issue {
  account: Account;
  language: Language;
  message?: string | null;
  leavesAt?: number;
  subjectId?: string;
}

/** Makes the one live link of a creator and mails it; the one before it is over. */
export async function issueBankLink(
  platform: Platform,
  transaction: Database,
  { account, language, message = null, leavesAt, subjectId }: Issue,
): Promise<void> {
  const earlier = await revokeBankLink(transaction, account.id);
  const token = randomBytes(32).toString('base64url');
  const createdAt = Math.max(platform.now(), (earlier?.createdAt ?? 0) + 1);
  await insertBankLink(transaction, {
    id: randomUUID(),
    accountId: account.id,
    tokenHash: platform.secrets.hash('bank-link', token),
    state: 'issued',
    expiresAt: createdAt + bankLinkLifetimeMs,
    submittedAt: null,
    message,
    createdAt,
  });
  const url = `${platform.config.publicUrl}/bank-details?token=${token}`;
  const mail = bankLinkMail({ name: account.name, url, message }, language);
  await queueMail(platform, transaction, {
    to: account.email,
    language,
    ...mail,
    ...(leavesAt !== undefined && { leavesAt }),
    ...(subjectId !== undefined && { subjectId }),
  });
}

/** Ends the live link, if there is one, and tells of the newest; the next is newer than that, whatever the clock says. */
export async function revokeBankLink(transaction: Database, accountId: string): Promise<BankLinkTable | undefined> {
  const link = await findLatestBankLink(transaction, accountId);
  const next = link && step(bankLinkLifecycle, link.state, { type: 'link.revoke' });
  if (link && next) await moveBankLink(transaction, link, { state: next.state });
  return link;
}
