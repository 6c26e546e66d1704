import type { ApplicationStatusReply, UsernameReply } from '#contract/application.ts';
import type { CheckEmailReply } from '#contract/email-verification.ts';
import { undoMs } from '#machines/lifecycles/application.machine.ts';
import { mayApplyAgainAt } from '#rules/apply-again.ts';
import { labelOf } from '#rules/field-labels.ts';
import { fold } from '#rules/fold.ts';
import { sayProblem } from '#rules/problems.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { findBankDetails } from '../bank-details/bank-details.store.ts';
import { findLatestBankLink } from '../bank-details/bank-link.store.ts';
import { findVerification } from '../email-verification/email-verification.store.ts';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { type Language, textIn } from '../platform/texts.ts';
import { type Account, findAccount, findAccountByEmail, findAccountByUsername } from '../session/account.store.ts';
import { findApplication, findLatestApplication } from './application.store.ts';
import { applicationOf, referenceOf } from './status-token.ts';

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
  if (!account) return { ...refused, canApply: true, message: textIn(language, 'usernameFree') };
  const taken = { ...refused, exists: true, message: textIn(language, 'usernameTaken') };
  if (!(await isTheirs(platform, account, applicationId))) return taken;
  const last = await findLatestApplication(platform.database, account.id);
  const canApply = await mayApplyAgain(platform, account);
  return {
    ...taken,
    canApply,
    status: last?.state ?? null,
    message: textIn(language, canApply ? 'usernameFree' : 'usernameTaken'),
  };
}

async function isTheirs({ database }: Platform, account: Account, applicationId: string | undefined) {
  const verification = applicationId && (await findVerification(database, applicationId));
  return verification ? verification.verifiedAt !== null && verification.emailFolded === account.emailFolded : false;
}

async function mayApplyAgain({ database, now }: Platform, account: Account): Promise<boolean> {
  const last = await findLatestApplication(database, account.id);
  const from = last ? mayApplyAgainAt(last) : null;
  return account.state === 'pending' && from !== null && from <= now();
}

export async function checkEmail(platform: Platform, email: string, language: Language): Promise<CheckEmailReply> {
  const account = await findAccountByEmail(platform.database, 'people', fold(email));
  const available = account === undefined || (await mayApplyAgain(platform, account));
  return {
    exists: account !== undefined,
    available,
    message: textIn(language, available ? 'emailFree' : 'emailTaken'),
  };
}

export async function readApplicationStatus(platform: Platform, token: string): Promise<ApplicationStatusReply> {
  const { database, now } = platform;
  const id = applicationOf(platform, token);
  const application = id === null ? undefined : await findApplication(database, id);
  const account = application && (await findAccount(database, application.accountId));
  if (!application || !account) throw new NotFound('applicationUnknown');
  const link = await findLatestBankLink(database, account.id);
  const details = await findBankDetails(database, account.id);
  const isDecided = application.state !== 'ONHOLD' && (application.decidedAt ?? 0) + undoMs <= now();
  const shown = isDecided
    ? application
    : { ...application, state: 'ONHOLD' as const, decidedAt: null, reason: null, reasonText: null };
  return {
    status: shown.state,
    reference: referenceOf(application.id),
    fullName: account.name,
    appliedAt: application.createdAt,
    decidedAt: shown.decidedAt,
    reason: shown.reason,
    reasonText: shown.reasonText,
    mayApplyAgainAt: mayApplyAgainAt(shown),
    hasPassword: account.passwordHash !== null,
    bankDetails: bankDetailsOf(link?.state, details !== undefined),
    isActive: account.state === 'active',
  };
}

function bankDetailsOf(state: string | undefined, isGiven: boolean): ApplicationStatusReply['bankDetails'] {
  if (state === 'verified') return 'verified';
  return isGiven && state === 'submitted' ? 'sent' : 'missing';
}
