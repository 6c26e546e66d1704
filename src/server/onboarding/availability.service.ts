import type { UsernameReply } from '#contract/application.ts';
import type { CheckEmailReply } from '#contract/email-verification.ts';
import type { Language } from '#contract/language.ts';
import { labelOf } from '#rules/field-labels.ts';
import { fold } from '#rules/fold.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { type Account, findAccountByEmail, findAccountByUsername } from '../accounts/accounts.ts';
import { findLatestApplication, hideUndoableDecision } from '../accounts/latest-application.ts';
import { emailTaken, usernameTaken } from '../accounts/name-conflicts.ts';
import { isReservedName } from '../accounts/reserved-names.ts';
import type { Platform } from '../db/platform.ts';
import { mayApplyAgain } from './apply-again.ts';
import { findVerification, isProven } from './verifications.ts';

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
