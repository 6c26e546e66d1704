import type { PasswordLinkReply, PasswordSetReply } from '#contract/password.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { fold } from '#rules/fold.ts';
import { passwordProblem } from '#rules/password.ts';
import type { Database } from '../database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { SignedIn } from '../platform/access.ts';
import { DomainError, InvalidFields } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import { type Account, findAccount, findAccountByEmail, updateAccount } from '../session/account.store.ts';
import { hashPassword, isPassword } from '../session/password.ts';
import { deleteSessionsOf } from '../session/session.store.ts';
import { beginAttempt, forgetAttempt } from '../session/sign-in-throttle.ts';
import { passwordChangedMail, passwordInvitationMail, passwordResetMail } from './password.mails.ts';
import { deletePasswordLinks, findNewPasswordLink, findPasswordLink, usePasswordLink } from './password-link.store.ts';
import { issuePasswordLink } from './password-link.ts';

/** For so long the link just mailed is the one to use: nobody fills a stranger's mailbox. */
const pause = 2 * 60_000;

/** Mails a link, if there is such an account; the answer never tells. */
export async function forgetPassword(platform: Platform, email: string, language: Language): Promise<void> {
  await platform.database.transaction().execute(async (transaction) => {
    for (const door of ['people', 'sponsors'] as const) {
      const account = await findAccountByEmail(transaction, door, fold(email));
      if (account) await mailLink(platform, transaction, account, language);
    }
  });
}

/** What the page behind the link says. */
export async function readPasswordLink(platform: Platform, token: string): Promise<PasswordLinkReply> {
  const { account, link } = await accountBehind(platform, token);
  if (!isGood(link, platform.now())) throw new DomainError(410, 'linkExpired', 'linkExpired');
  return { name: account.name, kind: link.kind, door: doorOf(account) };
}

/** Whoever holds an old link may have a new one sent to the address on file, and to no other. */
export async function renewPasswordLink(platform: Platform, token: string, language: Language): Promise<void> {
  const { account } = await accountBehind(platform, token);
  await platform.database.transaction().execute((transaction) => mailLink(platform, transaction, account, language));
}

export async function setPassword(
  platform: Platform,
  { token, password }: { token: string; password: string },
  language: Language,
): Promise<PasswordSetReply> {
  const { account, link } = await accountBehind(platform, token);
  if (!isGood(link, platform.now())) throw new DomainError(410, 'linkExpired', 'linkExpired');
  refuseWeak(password, account);
  const passwordHash = await hashPassword(password);
  await platform.database.transaction().execute(async (transaction) => {
    const used = await usePasswordLink(transaction, link.tokenHash, platform.now());
    if (!used) throw new DomainError(410, 'linkExpired', 'linkExpired');
    await storePassword(platform, transaction, account, passwordHash);
    if (used.kind === 'reset') await mailChanged(platform, transaction, account, language);
  });
  return { door: doorOf(account), username: account.username };
}

/** Signs out every device, this one too: whoever knew the old password is gone. */
export async function changePassword(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword, password, address }: { currentPassword: string; password: string; address: string },
  language: Language,
): Promise<void> {
  const account = await findAccount(platform.database, signedIn.accountId);
  if (!account) throw new DomainError(401, 'unauthenticated', 'signInNeeded');
  const attempt = { name: `change ${account.id}`, address, isKnownOrigin: true };
  await beginAttempt(platform, attempt);
  if (!(await isPassword(currentPassword, account.passwordHash)))
    throw new InvalidFields({ currentPassword: { name: 'passwordWrong' } });
  await forgetAttempt(platform, attempt);
  refuseWeak(password, account);
  const passwordHash = await hashPassword(password);
  await platform.database.transaction().execute(async (transaction) => {
    await storePassword(platform, transaction, account, passwordHash);
    await mailChanged(platform, transaction, account, language);
  });
}

const doorOf = ({ role }: Account) => (role === 'sponsor' ? ('sponsors' as const) : ('people' as const));

const isGood = ({ usedAt, expiresAt }: { usedAt: number | null; expiresAt: number }, now: number): boolean =>
  usedAt === null && expiresAt > now;

function refuseWeak(password: string, { username, email, name }: Account): void {
  const problem = passwordProblem(password, [username, email.split('@')[0] ?? '', ...name.split(' '), 'vaya']);
  if (problem) throw new InvalidFields({ password: problem });
}

async function accountBehind({ database, secrets }: Platform, token: string) {
  const link = await findPasswordLink(database, secrets.hash('password-link', token));
  const account = link && (await findAccount(database, link.accountId));
  if (!link || !account || account.state === 'closed') throw new DomainError(404, 'linkUnknown', 'linkUnknown');
  return { link, account };
}

async function mailLink(platform: Platform, transaction: Database, account: Account, language: Language) {
  if (account.state === 'suspended' || account.state === 'closed') return;
  const kind = account.passwordHash === null ? 'invitation' : 'reset';
  if (kind === 'invitation' && !(await isInvited(transaction, account))) return;
  if (await findNewPasswordLink(transaction, account.id, platform.now() - pause)) return;
  const url = await issuePasswordLink(platform, transaction, account.id, kind);
  const mail = kind === 'reset' ? passwordResetMail(url, language) : passwordInvitationMail(url, language);
  await queueMail(platform, transaction, { to: account.email, language, ...mail });
}

/** A creator is invited by the approval of an application; before that there is nothing to sign in to. */
async function isInvited(transaction: Database, account: Account): Promise<boolean> {
  if (account.role !== 'creator') return true;
  const approved = await transaction
    .selectFrom('application')
    .select('id')
    .where('accountId', '=', account.id)
    .where('state', '=', 'APPROVED')
    .executeTakeFirst();
  return approved !== undefined;
}

async function storePassword({ now }: Platform, transaction: Database, account: Account, passwordHash: string) {
  const activated =
    account.state === 'invited' ? step(sponsorLifecycle, 'invited', { type: 'sponsor.activate' }) : null;
  await updateAccount(transaction, account.id, {
    passwordHash,
    updatedAt: now(),
    ...(activated && { state: activated.state }),
  });
  await deletePasswordLinks(transaction, account.id);
  await deleteSessionsOf(transaction, account.id);
}

async function mailChanged(platform: Platform, transaction: Database, account: Account, language: Language) {
  const mail = passwordChangedMail(`${platform.config.publicUrl}/forgot-password`, language);
  await queueMail(platform, transaction, { to: account.email, language, ...mail });
}
