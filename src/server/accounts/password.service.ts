import type { Language } from '#contract/language.ts';
import type { PasswordLinkReply, PasswordSetReply } from '#contract/session.ts';
import { passwordWrong } from '#rules/password.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import type { PasswordLinkTable } from '../db/tables/account.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { DomainError, InvalidFields, Unauthenticated } from '../lib/errors.ts';
import { hashToken } from '../lib/secrets.ts';
import { texts } from '../lib/texts.ts';
import { sponsorAccounts } from './account.lifecycle.ts';
import { type Changed, passwordChangedMail } from './account.mails.ts';
import {
  type Account,
  deleteCalendarAddress,
  findAccount,
  lockAccount,
  mayHavePassword,
  realmOf,
  saveAccount,
  saveLanguage,
} from './accounts.ts';
import { issueDeviceCookie } from './known-device.ts';
import { consumePasswordLink, deletePasswordLinks, findPasswordLink, mailPasswordLink } from './password-links.ts';
import { hashPassword, isPassword, newPasswordProblem } from './passwords.ts';
import { deleteOtherSessionsOf, hasChangedPassword, recordPasswordChange } from './session.store.ts';
import { deleteSessionsOf } from './sessions.ts';
import { checkGuess, reauthenticationLimits } from './sign-in-throttle.ts';

const repeatableMs = 10 * 60_000;

export async function readPasswordLink(platform: Platform, token: string): Promise<PasswordLinkReply> {
  const { account, link } = await findAccountByLink(platform, token);
  if (link.usedAt !== null) throw linkUsedError();
  if (!isValid(link, platform.now())) throw linkExpiredError();
  return { name: account.name, kind: link.kind, realm: realmOf(account) };
}

export async function renewPasswordLink(platform: Platform, token: string): Promise<void> {
  const { account } = await findAccountByLink(platform, token);
  await inUnitOfWork(platform, async (unit) => {
    const current = await lockAccount(unit, account.id);
    if (current) await mailPasswordLink(unit, current);
  });
}

interface PasswordSet {
  answer: PasswordSetReply;
  device: string;
}

export async function setPassword(
  platform: Platform,
  { token, password, device }: { token: string; password: string; device: string | null },
  language: Language,
): Promise<PasswordSet> {
  const { account, link } = await findAccountByLink(platform, token);
  if (link.usedAt !== null) return repeatResponse(platform, { account, link, password, device });
  if (!isValid(link, platform.now())) throw linkExpiredError();
  await rejectWeakPassword(password, account);
  const passwordHash = await hashPassword(password);
  const set = async (unit: Unit) => {
    const current = await lockAccount(unit, account.id);
    const used =
      current && mayHavePassword(current) && (await consumePasswordLink(unit.database, link.tokenHash, unit.now));
    if (!used) throw linkUsedError();
    const hadCalendar = await storePassword(unit, current, passwordHash);
    await deleteSessionsOf(unit.database, current.id);
    // A creator who was approved twice has a password, although the link is an invitation.
    if (current.passwordHash !== null) mailChanged(unit, { ...current, language }, { signedOut: 'all', hadCalendar });
    await saveLanguage(unit.database, current.id, language);
    return passwordSet(unit, { ...current, passwordHash }, device);
  };
  return inUnitOfWork(platform, set, account.username);
}

interface RepeatedPassword {
  account: Account;
  link: PasswordLinkTable;
  password: string;
  device: string | null;
}

/** Repeats the response for a client that lost it. Rate limited, since it confirms the password. */
async function repeatResponse(
  platform: Platform,
  { account, link, password, device }: RepeatedPassword,
): Promise<PasswordSet> {
  const isRecent = (link.usedAt ?? 0) > platform.now() - repeatableMs;
  if (!isRecent) throw linkUsedError();
  const limits = [{ name: 'password_by_used_link', subject: link.tokenHash, max: 5, windowMs: repeatableMs }];
  const isSame = await checkGuess(platform, { limits, account }, () => isPassword(password, account.passwordHash));
  if (!isSame) throw linkUsedError();
  return inUnitOfWork(platform, async (unit) => {
    const current = await lockAccount(unit, account.id);
    if (!current || !mayHavePassword(current) || current.passwordHash !== account.passwordHash) throw linkUsedError();
    return passwordSet(unit, current, device);
  });
}

const passwordSet = (unit: Unit, account: Account, device: string | null): PasswordSet => ({
  answer: { realm: realmOf(account), username: account.username },
  device: issueDeviceCookie(unit, account, device),
});

interface PasswordChange {
  currentPassword: string;
  password: string;
  device: string | null;
}

/** Ends every other session and makes every other device unknown. Repeated within ten minutes, it changes nothing. */
export async function changePassword(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword, password, device }: PasswordChange,
): Promise<{ device: string }> {
  const { accountId, sessionHash } = signedIn;
  const { secrets } = platform;
  const account = await findAccount(platform.database, accountId);
  if (!account || !mayHavePassword(account)) throw new Unauthenticated();
  const { passwordHash: known } = account;
  const isRight = (guess: string) =>
    checkGuess(platform, { limits: reauthenticationLimits(signedIn), account }, () => isPassword(guess, known));
  const since = platform.now() - repeatableMs;
  const mayBeDone = await hasChangedPassword(platform.database, sessionHash, since);
  if (mayBeDone && (await isRight(password)))
    return { device: issueDeviceCookie({ secrets, now: platform.now() }, account, device) };
  if (!(await isRight(currentPassword))) throw new InvalidFields({ currentPassword: passwordWrong });
  await rejectWeakPassword(password, account);
  const passwordHash = await hashPassword(password);
  const change = async (unit: Unit) => {
    const current = await lockAccount(unit, account.id);
    if (!current || !mayHavePassword(current) || current.passwordHash !== known) throw new Unauthenticated();
    const hadCalendar = await storePassword(unit, current, passwordHash);
    await deleteOtherSessionsOf(unit.database, current.id, sessionHash);
    await recordPasswordChange(unit.database, sessionHash, unit.now);
    mailChanged(unit, current, { signedOut: 'others', hadCalendar });
    return { device: issueDeviceCookie(unit, { ...current, passwordHash }, device) };
  };
  return inUnitOfWork(platform, change, account.username);
}

const linkUsed = {
  en: 'This link was already used. Please sign in with your password, or ask for a new link.',
  tr: 'Bu bağlantı daha önce kullanıldı. Lütfen belirlenen şifreyle giriş yapın veya yeni bir bağlantı isteyin.',
};
const linkUsedError = () => new DomainError(410, 'linkUsed', linkUsed);
const linkExpiredError = () => new DomainError(410, 'linkExpired', texts.noLink);

const isValid = ({ usedAt, expiresAt }: { usedAt: number | null; expiresAt: number }, now: number): boolean =>
  usedAt === null && expiresAt > now;

async function rejectWeakPassword(password: string, account: Account): Promise<void> {
  const problem = await newPasswordProblem(password, account);
  if (problem) throw new InvalidFields({ password: problem });
}

async function findAccountByLink({ database }: Platform, token: string) {
  const link = await findPasswordLink(database, hashToken('password-link', token));
  const account = link && (await findAccount(database, link.accountId));
  if (!link || !account || account.state === 'closed') throw new DomainError(404, 'linkUnknown', texts.noLink);
  return { link, account };
}

/**
 * Activates an invited sponsor. Revokes the calendar address, which someone who knew the old password may know too, and
 * returns whether there was one.
 */
async function storePassword(unit: Unit, account: Account, passwordHash: string): Promise<boolean> {
  await saveAccount(unit, account, { passwordHash });
  if (account.role === 'staff') unit.record({ action: 'staff.setPassword', subjectId: account.id });
  if (account.state === 'invited') await advance(unit, sponsorAccounts, account.id, { type: 'sponsor.activate' });
  await deletePasswordLinks(unit.database, account.id);
  return deleteCalendarAddress(unit.database, account.id);
}

function mailChanged(unit: Unit, { email, language }: Account, changed: Omit<Changed, 'language'>): void {
  const mail = passwordChangedMail(`${unit.publicUrl}/forgot-password`, { ...changed, language });
  unit.queueMail({ to: email, language, ...mail });
}
