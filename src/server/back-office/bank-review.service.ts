import type { BankMoveRequest, RevealReply } from '#contract/back-office.ts';
import { bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { bankOf } from '#rules/iban.ts';
import { findLatestApplication } from '../application/application.store.ts';
import { record } from '../audit/audit.service.ts';
import { findLatestBankLink, moveBankLink } from '../bank-details/bank-link.store.ts';
import { issueBankLink } from '../bank-details/bank-link.ts';
import { readBankDetails } from '../bank-details/sealed-details.ts';
import type { Database } from '../database.ts';
import type { SignedIn } from '../platform/access.ts';
import { Conflict, InvalidFields, NotFound } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import { type Account, findAccount } from '../session/account.store.ts';
import { moveCreatorAccount } from './creator-account.service.ts';

/** Verifies bank details, sends them back with a message, or mails a new link. */
export function moveBankDetails(
  platform: Platform,
  accountId: string,
  request: BankMoveRequest,
  by: SignedIn,
): Promise<{ state: string }> {
  return platform.database.transaction().execute(async (transaction) => {
    const account = await creatorOf(transaction, accountId);
    const language = (await findLatestApplication(transaction, accountId))?.language ?? 'en';
    const state = await moves[request.move](platform, transaction, { account, language, request, by });
    await record(platform, transaction, {
      actor: by.username,
      action: `bank.${request.move}`,
      subjectId: accountId,
      ...(request.move === 'return' && { details: { message: request.message } }),
    });
    return { state };
  });
}

/** Shows what is sealed, to one person, and writes down that it did. */
export function revealBankDetails(platform: Platform, accountId: string, by: SignedIn): Promise<RevealReply> {
  return platform.database.transaction().execute(async (transaction) => {
    await creatorOf(transaction, accountId);
    const details = await readBankDetails(platform, transaction, accountId);
    if (!details) throw new NotFound();
    await record(platform, transaction, { actor: by.username, action: 'bank.reveal', subjectId: accountId });
    return { ...details, bank: bankOf(details.iban) };
  });
}

interface Review {
  account: Account;
  language: Language;
  request: BankMoveRequest;
  by: SignedIn;
}

type Move = (platform: Platform, transaction: Database, review: Review) => Promise<string>;

const moves: Record<BankMoveRequest['move'], Move> = {
  async verify(platform, transaction, { account, by }) {
    const state = await moveLatest(transaction, account.id, 'details.verify');
    const application = await findLatestApplication(transaction, account.id);
    if (application?.state === 'APPROVED' && account.state === 'pending')
      await moveCreatorAccount(platform, transaction, account, 'account.activate', by.username);
    return state;
  },
  async return(platform, transaction, { account, language, request }) {
    const message = request.move === 'return' ? request.message : '';
    if (message === '') throw new InvalidFields({ message: { name: 'messageNeeded' } });
    const state = await moveLatest(transaction, account.id, 'details.return');
    await issueBankLink(platform, transaction, { account, language, message });
    return state;
  },
  async reissue(platform, transaction, { account, language }) {
    const link = await findLatestBankLink(transaction, account.id);
    const isWaiting = link !== undefined && ['issued', 'opened', 'expired', 'revoked'].includes(link.state);
    const application = await findLatestApplication(transaction, account.id);
    if (!isWaiting || application?.state !== 'APPROVED') throw new Conflict('notNow', 'notNow');
    await issueBankLink(platform, transaction, { account, language, message: link.message });
    return 'issued';
  },
};

async function moveLatest(transaction: Database, accountId: string, type: 'details.verify' | 'details.return') {
  const link = await findLatestBankLink(transaction, accountId);
  const next = link && step(bankLinkLifecycle, link.state, { type });
  if (!link || !next || !(await moveBankLink(transaction, link, { state: next.state })))
    throw new Conflict('notNow', 'notNow');
  return next.state;
}

async function creatorOf(transaction: Database, accountId: string): Promise<Account> {
  const account = await findAccount(transaction, accountId);
  if (account?.role !== 'creator') throw new NotFound();
  return account;
}
