import { randomUUID } from 'node:crypto';
import {
  type BankLinkMove,
  bankLinkLifecycle,
  bankLinkLifetimeMs,
  isBankLinkOver,
} from '#machines/lifecycles/bank-link.machine.ts';
import { type Account, lockAccount, mailStaff } from '../accounts/accounts.ts';
import { findLatestApplication } from '../accounts/latest-application.ts';
import { advanceIfPossible } from '../db/advance.ts';
import { initialStateOf, lifecycleOf } from '../db/lifecycle.ts';
import type { BankLinkTable } from '../db/tables/application.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { bankDetailsReceivedMail, bankDetailsToVerifyMail, bankLinkMail } from './bank-details.mails.ts';
import { findBankLink, insertBankLink, listBankLinksSince, lockBankLink, saveBankLink } from './bank-link.store.ts';
import { findLatestBankLink } from './bank-links.ts';

type BankLink = BankLinkTable & { account: Account };

export const bankLinks = lifecycleOf<BankLink>()({
  chart: bankLinkLifecycle,
  async load(unit, id) {
    const found = await findBankLink(unit.database, id);
    const account = found && (await lockAccount(unit, found.accountId));
    const link = account && (await lockBankLink(unit.database, id));
    return link && { ...link, account };
  },
  overdue: (link, now) => (isBankLinkOver(link, now) ? { type: 'link.expire' as const } : null),
  facts: async ({ database, now }, { id, account }) => ({
    isLatest: (await findLatestBankLink(database, account.id, now))?.id === id,
    application: (await findLatestApplication(database, account.id))?.state ?? 'ONHOLD',
    account: account.state,
  }),
  change: (_, move, { now }) => (move.type === 'link.submit' ? { submittedAt: now } : {}),
  save: ({ database }, link, { account, ...change }) => saveBankLink(database, link, change),
  effects: {
    mailReceived,
    activateCreator: (unit, { accountId }) => unit.emit('bank.verified', { accountId }),
    withdrawMail: (unit, { id }) => withdrawMails(unit, id),
    issueAgain: (unit, { account, message }) => insertLink(unit, { account, message }),
    issueForChange: (unit, { account }, { message }) => insertLink(unit, { account, message }),
  },
  audited: ['bank.verify', 'bank.return', 'bank.reissue'],
  subjectOf: ({ accountId }) => accountId,
});

async function mailReceived(unit: Unit, { account }: BankLink): Promise<void> {
  const { name, email: to, language } = account;
  unit.queueMail({ to, language, ...bankDetailsReceivedMail(name, language) });
  const application = await findLatestApplication(unit.database, account.id);
  const url = `${unit.publicUrl}/admin?application=${application?.id ?? ''}`;
  await mailStaff(unit, (language) => bankDetailsToVerifyMail(account.name, url, language));
}

interface NewLink {
  account: Account;
  /** What has to change; null for the first link. */
  message?: string | null;
  leavesAt?: number;
  /** The subject of its mail; by default the link's id. */
  subjectId?: string;
}

/** Replaces the creator's link. No link is issued while submitted details wait for verification. */
export async function issueBankLink(unit: Unit, link: NewLink): Promise<void> {
  await revokeBankLink(unit, link.account.id);
  const latest = await findLatestBankLink(unit.database, link.account.id, unit.now);
  if (latest?.state !== 'submitted') await insertLink(unit, link);
}

/** Replaces a lost link by one with the same message. */
export async function renewLatestBankLink(unit: Unit, account: Account): Promise<void> {
  const latest = await findLatestBankLink(unit.database, account.id, unit.now);
  await issueBankLink(unit, { account, message: latest?.message ?? null });
}

export const revokeBankLink = (unit: Unit, accountId: string): Promise<void> =>
  endLatest(unit, accountId, { type: 'link.revoke' });

/** Withdraws the pending mails of links created since a moment; `isOut` if one was already sent. */
export async function withdrawLinkMails(unit: Unit, accountId: string, since: number): Promise<{ isOut: boolean }> {
  let isOut = false;
  for (const { id } of await listBankLinksSince(unit.database, accountId, since))
    isOut = (await withdrawMails(unit, id, since)).isOut || isOut;
  return { isOut };
}

/** Ends the review of details that came with an earlier application. */
export const discardBankDetails = (unit: Unit, accountId: string): Promise<void> =>
  endLatest(unit, accountId, { type: 'link.discard' });

async function endLatest(unit: Unit, accountId: string, move: BankLinkMove): Promise<void> {
  const link = await findLatestBankLink(unit.database, accountId, unit.now);
  if (link) await advanceIfPossible(unit, bankLinks, link.id, move);
}

/** A link is always newer than the one before it, even if the clock went back. */
async function insertLink(unit: Unit, { account, message = null, leavesAt, subjectId }: NewLink) {
  const { database, now, publicUrl } = unit;
  const earlier = await findLatestBankLink(database, account.id, now);
  const token = newToken();
  const id = randomUUID();
  const createdAt = Math.max(now, (earlier?.createdAt ?? 0) + 1);
  await insertBankLink(database, {
    id,
    accountId: account.id,
    tokenHash: hashToken('bank-link', token),
    state: initialStateOf(bankLinkLifecycle),
    expiresAt: createdAt + bankLinkLifetimeMs,
    submittedAt: null,
    message,
    createdAt,
  });
  const { name, email: to, language } = account;
  const mail = bankLinkMail({ name, url: `${publicUrl}/bank-details?token=${token}`, message }, language);
  unit.queueMail({
    to,
    language,
    accountId: account.id,
    subjectId: subjectId ?? id,
    ...(leavesAt !== undefined && { leavesAt }),
    ...mail,
  });
}
