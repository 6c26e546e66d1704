import type { Language } from '#contract/language.ts';
import type { PasswordLinkReply, PasswordSetReply } from '#contract/password.ts';
import { passwordWrong } from '#rules/password.ts';
import { type Account, findAccount, lockAccount, realmOf, saveAccount } from '../account/accounts.ts';
import { newPasswordProblem } from '../account/new-password.ts';
import { hashPassword, isPassword } from '../account/password-hash.ts';
import { takeBackCalendarAddress } from '../calendar/calendar-addresses.ts';
import { DomainError, InvalidFields, Unauthenticated } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { texts } from '../platform/texts.ts';
import { advance } from '../records/advance.ts';
import { takePlace } from '../records/allowance.ts';
import { giveBackAfter } from '../records/give-back-after.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { forgetOtherDevices, rememberDevice } from '../session/known-devices.ts';
import {
  deleteOtherSessionsOf,
  deleteSessionsOf,
  hasChangedPassword,
  notePasswordChange,
} from '../session/sessions.ts';
import { guess, signedInTallies } from '../session/sign-in-throttle.ts';
import { sponsorAccounts } from '../sponsor/sponsor.lifecycle.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { type Changed, passwordChangedMail } from './password.mails.ts';
import { mayHavePassword } from './password.policy.ts';
import { findPasswordLink, takePasswordLink } from './password-link.store.ts';
import type { PasswordLinkTable } from './password-link.table.ts';
import { deletePasswordLinks } from './password-links.ts';

const repeatable = 10 * 60_000;

/** What the page behind the link says. */
export async function readPasswordLink(platform: Platform, token: string): Promise<PasswordLinkReply> {
  const { account, link } = await accountBehind(platform, token);
  if (link.usedAt !== null) throw usedUp();
  if (!isGood(link, platform.now())) throw expired();
  return { name: account.name, kind: link.kind, realm: realmOf(account) };
}

/** Whoever holds an old link may have a new one sent to the address on file, and to no other. */
export async function renewPasswordLink(platform: Platform, token: string, language: Language): Promise<void> {
  const { account } = await accountBehind(platform, token);
  await inUnitOfWork(platform, async (unit) => {
    const current = await lockAccount(unit, account.id);
    if (current) await mailPasswordLink(unit, current, language);
  });
}

export async function setPassword(
  platform: Platform,
  { token, password, device }: { token: string; password: string; device: string | null },
  language: Language,
): Promise<{ answer: PasswordSetReply; device: string }> {
  const { account, link } = await accountBehind(platform, token);
  if (link.usedAt !== null) return answerAgain(platform, { account, link, password, device, language });
  if (!isGood(link, platform.now())) throw expired();
  await refuseWeak(password, account);
  const passwordHash = await hashPassword(password);
  const set = async (unit: Unit) => {
    const current = await lockAccount(unit, account.id);
    const used =
      current && mayHavePassword(current) && (await takePasswordLink(unit.database, link.tokenHash, unit.now));
    if (!used) throw usedUp();
    const hadCalendar = await storePassword(unit, current, passwordHash);
    await deleteSessionsOf(unit.database, current.id);
    // Whoever was approved a second time has a password already, though the link is an invitation.
    if (current.passwordHash !== null) mailChanged(unit, current, { language, signedOut: 'all', hadCalendar });
    await forgetOtherDevices(unit, current.id, null);
    return {
      answer: { realm: realmOf(current), username: current.username },
      device: await rememberDevice(unit, current.id, { device, language }),
    };
  };
  return inUnitOfWork(platform, set, account.username);
}

interface PasswordSaidAgain {
  account: Account;
  link: PasswordLinkTable;
  password: string;
  device: string | null;
  language: Language;
}

/** Whoever set the password and never heard so may say it again for some minutes; nobody learns it by trying. */
async function answerAgain(
  platform: Platform,
  { account, link, password, device, language }: PasswordSaidAgain,
): Promise<{ answer: PasswordSetReply; device: string }> {
  const isRecent = (link.usedAt ?? 0) > platform.now() - repeatable;
  const tries = { key: `set again ${link.tokenHash}`, most: 5, within: repeatable };
  const place = isRecent ? await inUnitOfWork(platform, (unit) => takePlace(unit, tries)) : null;
  if (place === null || 'freeAt' in place) throw usedUp();
  const isSame = await isPassword(password, account.passwordHash).catch((failure: unknown) =>
    giveBackAfter(platform, place, failure),
  );
  if (!isSame) throw usedUp();
  return inUnitOfWork(platform, async (unit) => {
    const current = await lockAccount(unit, account.id);
    if (!current || !mayHavePassword(current) || current.passwordHash !== account.passwordHash) throw usedUp();
    return {
      answer: { realm: realmOf(current), username: current.username },
      device: await rememberDevice(unit, current.id, { device, language }),
    };
  });
}

interface PasswordChange {
  currentPassword: string;
  password: string;
  device: string | null;
}

/** Signs out every other device: whoever knew the old password is gone. Said again within minutes, it changes nothing. */
export async function changePassword(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword, password, device }: PasswordChange,
  language: Language,
): Promise<void> {
  const { accountId, sessionHash } = signedIn;
  const account = await findAccount(platform.database, accountId);
  if (!account || !mayHavePassword(account)) throw new Unauthenticated();
  const { passwordHash: known } = account;
  const isRight = (wish: string) =>
    guess(platform, { tallies: signedInTallies(signedIn), account }, () => isPassword(wish, known));
  const since = platform.now() - repeatable;
  const mayBeDone = await hasChangedPassword(platform.database, sessionHash, since);
  if (mayBeDone && (await isRight(password))) return;
  if (!(await isRight(currentPassword))) throw new InvalidFields({ currentPassword: passwordWrong });
  await refuseWeak(password, account);
  const passwordHash = await hashPassword(password);
  const change = async (unit: Unit) => {
    const current = await lockAccount(unit, account.id);
    // Whoever signed this session out meanwhile, or set another password, has the last word.
    if (!current || !mayHavePassword(current) || current.passwordHash !== known) throw new Unauthenticated();
    const hadCalendar = await storePassword(unit, current, passwordHash);
    await deleteOtherSessionsOf(unit.database, current.id, sessionHash);
    await notePasswordChange(unit.database, sessionHash, unit.now);
    await forgetOtherDevices(unit, current.id, device);
    mailChanged(unit, current, { language, signedOut: 'others', hadCalendar });
  };
  await inUnitOfWork(platform, change, account.username);
}

const linkUsed = {
  en: 'This link was used already. Please sign in with the password that was set, or ask for a new link.',
  tr: 'Bu bağlantı daha önce kullanıldı. Lütfen belirlenen şifreyle giriş yapın veya yeni bir bağlantı isteyin.',
};
const usedUp = () => new DomainError(410, 'linkUsed', linkUsed);
const expired = () => new DomainError(410, 'linkExpired', texts.noLink);

const isGood = ({ usedAt, expiresAt }: { usedAt: number | null; expiresAt: number }, now: number): boolean =>
  usedAt === null && expiresAt > now;

async function refuseWeak(password: string, account: Account): Promise<void> {
  const problem = await newPasswordProblem(password, account);
  if (problem) throw new InvalidFields({ password: problem });
}

async function accountBehind({ database, secrets }: Platform, token: string) {
  const link = await findPasswordLink(database, secrets.hash('password-link', token));
  const account = link && (await findAccount(database, link.accountId));
  if (!link || !account || account.state === 'closed') throw new DomainError(404, 'linkUnknown', texts.noLink);
  return { link, account };
}

/**
 * A sponsor who was invited is active from the first password on. Whoever knew the one before may know the address of
 * the calendar: it is taken back, and whether there was one is told.
 */
async function storePassword(unit: Unit, account: Account, passwordHash: string): Promise<boolean> {
  await saveAccount(unit, account, { passwordHash });
  if (account.role === 'staff') unit.record({ action: 'staff.setPassword', subjectId: account.id });
  if (account.state === 'invited') await advance(unit, sponsorAccounts, account.id, { type: 'sponsor.activate' });
  await deletePasswordLinks(unit.database, account.id);
  return takeBackCalendarAddress(unit.database, account.id);
}

function mailChanged(unit: Unit, { email }: Account, changed: Changed): void {
  const mail = passwordChangedMail(`${unit.publicUrl}/forgot-password`, changed);
  unit.queueMail({ to: email, language: changed.language, ...mail });
}
