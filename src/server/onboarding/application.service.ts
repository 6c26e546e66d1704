import type {
  ApplicationStatusReply,
  CheckEmailReply,
  SendLinkRequest,
  UsernameReply,
  WithdrawReply,
} from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import { labelOf } from '#rules/field-labels.ts';
import { fold } from '#rules/fold.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import {
  type Account,
  emailTaken,
  findAccountByEmail,
  findAccountByUsername,
  isReservedName,
  lockAccount,
  usernameTaken,
} from '../accounts/accounts.ts';
import { findLatestApplication, hideUndoableDecision } from '../accounts/latest-application.ts';
import { mailPasswordLink } from '../accounts/password-links.ts';
import { findScheduledDeletion } from '../accounts/scheduled-deletions.ts';
import { byOwner, findLatestEntryAt } from '../audit/audit-trail.ts';
import { renewLatestBankLink } from '../bank-details/bank-link.lifecycle.ts';
import { findLatestBankLink } from '../bank-details/bank-links.ts';
import { hasBankDetails } from '../bank-details/encrypted-details.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { StateConflict } from '../lib/errors.ts';
import { maskEmail, referenceOf } from '../lib/formats.ts';
import { hourMs, utcDay } from '../lib/time.ts';
import { applications, mayApplyAgain, mayApplyAgainAt } from './application.lifecycle.ts';
import { findVerification, isProven } from './email-verifications.ts';
import { findApplicationByToken, findOpenApplicationByToken } from './status-link.ts';

export async function readApplicationStatus(platform: Platform, token: string): Promise<ApplicationStatusReply> {
  const { database, now } = platform;
  const { application, account } = await findOpenApplicationByToken(platform, token, now());
  const link = await findLatestBankLink(database, account.id, now());
  const areGiven = await hasBankDetails(database, account.id);
  const shown = hideUndoableDecision(application, now());
  const bankDetails = bankDetailsOf(link?.state, areGiven);
  const isActive = account.state === 'active';
  return {
    status: shown.state,
    reference: referenceOf('VA', application.id),
    fullName: account.name,
    appliedAt: application.createdAt,
    decidedAt: shown.decidedAt,
    reason: shown.reason,
    reasonText: shown.reasonText,
    mayApplyAgainAt: mayApplyAgainAt(shown),
    hasPassword: account.passwordHash !== null,
    bankDetails,
    bankDetailsAt: bankDetails === 'missing' ? null : (link?.submittedAt ?? null),
    isActive,
    isSuspended: account.state === 'suspended',
    activeSince: isActive ? await findLatestEntryAt(database, account.id, 'bank.verify') : null,
    username: account.username,
    mailedTo: maskEmail(account.email),
  };
}

function bankDetailsOf(state: string | undefined, isGiven: boolean): ApplicationStatusReply['bankDetails'] {
  if (state === 'verified') return 'verified';
  return isGiven && state === 'submitted' ? 'sent' : 'missing';
}

const usernameAvailable = { en: 'This username is available.', tr: 'Bu kullanıcı adı kullanılabilir.' };
const emailAvailable = { en: 'This email address is available.', tr: 'Bu e-posta adresi kullanılabilir.' };

/** Only the client that verified the email address of an application gets its status. */
export async function checkUsername(
  platform: Platform,
  { username, applicationId }: { username: string; applicationId: string | undefined },
  language: Language,
): Promise<UsernameReply> {
  const name = cleanUsername(username);
  const problem = usernameProblem(name);
  const unavailable = { exists: false, canApply: false, status: null };
  if (problem) return { ...unavailable, message: sayProblem(problem, labelOf('username', language), language) };
  const account = await findAccountByUsername(platform.database, 'people', fold(name));
  const taken = { ...unavailable, exists: true, message: say(usernameTaken().text, language) };
  if (!account && (await isReservedName(platform, fold(name)))) return taken;
  if (!account) return { ...unavailable, canApply: true, message: say(usernameAvailable, language) };
  if (!(await isTheirs(platform, account, applicationId))) return taken;
  const { database } = platform;
  const now = platform.now();
  const last = await findLatestApplication(database, account.id);
  const canApply = await mayApplyAgain(database, account, now);
  return {
    ...taken,
    canApply,
    status: last ? hideUndoableDecision(last, now).state : null,
    message: say(canApply ? usernameAvailable : usernameTaken().text, language),
  };
}

async function isTheirs({ database, now }: Platform, account: Account, applicationId: string | undefined) {
  const verification = applicationId && (await findVerification(database, applicationId));
  return verification ? isProven(verification, now()) && verification.emailFolded === account.emailFolded : false;
}

/** An applicant who may apply again looks the same as an address without an account. */
export async function checkEmail(platform: Platform, email: string, language: Language): Promise<CheckEmailReply> {
  const account = await findAccountByEmail(platform.database, 'people', fold(email));
  const available = account === undefined || (await mayApplyAgain(platform.database, account, platform.now()));
  return {
    exists: !available,
    available,
    message: say(available ? emailAvailable : emailTaken().text, language),
  };
}

/** Only an approved applicant whose account is pending gets a link, and only at the address on file. */
export async function sendLinkAgain(platform: Platform, { token, link }: SendLinkRequest): Promise<void> {
  const found = await findOpenApplicationByToken(platform, token, platform.now());
  await inUnitOfWork(platform, async (unit) => {
    const account = await lockAccount(unit, found.account.id);
    const { application } = await findOpenApplicationByToken(unit, token, unit.now);
    if (account?.state !== 'pending' || hideUndoableDecision(application, unit.now).state !== 'APPROVED')
      throw new StateConflict();
    await takeToken(unit, { name: 'links_again', subject: application.id, max: 5, windowMs: hourMs }, tooMany);
    if (link === 'bankDetails') await renewLatestBankLink(unit, account);
    else await mailPasswordLink(unit, account);
  });
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'We have sent this link several times. Please check your mailbox, or try again in an hour.',
    tr: 'Bağlantı birkaç kez gönderildi. Lütfen posta kutunuza bakın veya bir saat sonra yeniden deneyin.',
  },
} as const;

/** A repeated request gets the same reply. */
export async function withdrawApplication(platform: Platform, token: string): Promise<WithdrawReply> {
  const { application, account } = await findApplicationByToken(platform, token);
  const reply = await inUnitOfWork(
    platform,
    async (unit) => {
      // A concurrent request waits for the lock and then finds the scheduled deletion.
      await lockAccount(unit, account.id);
      const scheduled = await findScheduledDeletion(unit.database, account.id);
      if (scheduled) return { erasedOn: utcDay(scheduled.dueAt) };
      await advance(unit, applications, application.id, { type: 'application.withdraw' });
      const { dueAt = unit.now } = (await findScheduledDeletion(unit.database, account.id)) ?? {};
      return { erasedOn: utcDay(dueAt) };
    },
    byOwner,
  );
  platform.log.info({ account: account.id }, 'account_closed');
  return reply;
}
