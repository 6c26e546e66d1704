import type { UsernameReply } from '#contract/application.ts';
import type { CheckEmailReply } from '#contract/email-verification.ts';
import type { Language } from '#contract/language.ts';
import { labelOf } from '#rules/field-labels.ts';
import { fold } from '#rules/fold.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { type Account, findAccountByEmail, findAccountByUsername } from '../accounts/accounts.ts';
import { findLatestApplication, hideUndoableDecision } from '../accounts/applications.ts';
import { emailTaken, usernameTaken } from '../accounts/name-conflicts.ts';
import { isReservedName } from '../accounts/reserved-names.ts';
import type { Platform } from '../db/platform.ts';
import { mayApplyAgain } from './apply-again.ts';
import { findVerification, isProven } from './verifications.ts';

const usernameFree = { en: 'This username is available.', tr: 'Bu kullanıcı adı kullanılabilir.' };
const emailFree = { en: 'This email address is available.', tr: 'Bu e-posta adresi kullanılabilir.' };

/** Whether a name is free. How an application under it stands is told only to whoever verified its address. */
export async function checkUsername(
  platform: Platform,
  { username, applicationId }: { username: string; applicationId: string | undefined },
  language: Language,
): Promise<UsernameReply> {
  const name = cleanUsername(username);
  const problem = usernameProblem(name);
  const refused = { exists: false, canApply: false, status: null };
  if (problem) return { ...refused, message: sayProblem(problem, labelOf('username', language), language) };
  const account = await findAccountByUsername(platform.database, 'people', fold(name));
  const taken = { ...refused, exists: true, message: say(usernameTaken().text, language) };
  if (!account && (await isReservedName(platform, fold(name)))) return taken;
  if (!account) return { ...refused, canApply: true, message: say(usernameFree, language) };
  if (!(await isTheirs(platform, account, applicationId))) return taken;
  const { database } = platform;
  const now = platform.now();
  const last = await findLatestApplication(database, account.id);
  const canApply = await mayApplyAgain(database, account, now);
  return {
    ...taken,
    canApply,
    status: last ? hideUndoableDecision(last, now).state : null,
    message: say(canApply ? usernameFree : usernameTaken().text, language),
  };
}

async function isTheirs({ database, now }: Platform, account: Account, applicationId: string | undefined) {
  const verification = applicationId && (await findVerification(database, applicationId));
  return verification ? isProven(verification, now()) && verification.emailFolded === account.emailFolded : false;
}

/** Of whoever was rejected, and may apply again, it tells nobody more than of an address that has no account. */
export async function checkEmail(platform: Platform, email: string, language: Language): Promise<CheckEmailReply> {
  const account = await findAccountByEmail(platform.database, 'people', fold(email));
  const available = account === undefined || (await mayApplyAgain(platform.database, account, platform.now()));
  return {
    exists: !available,
    available,
    message: say(available ? emailFree : emailTaken().text, language),
  };
}
