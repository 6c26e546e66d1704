import { type CreatorAccountEvent, creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { findLatestApplication } from '../application/application.store.ts';
import { activatedMail } from '../application/decision.mails.ts';
import { record } from '../audit/audit.service.ts';
import type { Database } from '../database.ts';
import { projectCreator } from '../discovery/project-creator.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { SignedIn } from '../platform/access.ts';
import { Conflict, NotFound } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import { type Account, findAccount, updateAccountState } from '../session/account.store.ts';
import { deleteSessionsOf } from '../session/session.store.ts';

/** Suspends, reinstates or closes a creator's account. */
export function moveCreator(
  platform: Platform,
  accountId: string,
  move: 'suspend' | 'reinstate' | 'close',
  by: SignedIn,
): Promise<{ state: string }> {
  return platform.database.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, accountId);
    if (account?.role !== 'creator') throw new NotFound();
    return { state: await moveCreatorAccount(platform, transaction, account, `account.${move}`, by.username) };
  });
}

export async function moveCreatorAccount(
  platform: Platform,
  transaction: Database,
  account: Account,
  type: CreatorAccountEvent['type'],
  actor: string,
): Promise<string> {
  const next = account.state === 'invited' ? null : step(creatorAccountLifecycle, account.state, { type });
  if (!next) throw new Conflict('notNow', 'notNow');
  await updateAccountState(transaction, account.id, next.state, platform.now());
  await projectCreator(transaction, account.id);
  if (next.effects.includes('endSessions')) await deleteSessionsOf(transaction, account.id);
  if (next.effects.includes('mailActivated')) await mailActivated(platform, transaction, account);
  await record(platform, transaction, { actor, action: type, subjectId: account.id });
  return next.state;
}

async function mailActivated(platform: Platform, transaction: Database, account: Account): Promise<void> {
  const language = (await findLatestApplication(transaction, account.id))?.language ?? 'en';
  const url = `${platform.config.publicUrl}/blog/${account.username}`;
  await queueMail(platform, transaction, {
    to: account.email,
    language,
    ...activatedMail(account.name, url, language),
  });
}
