import type { ApplicationStatusReply } from '#contract/application.ts';
import { hideUndoableDecision } from '../accounts/latest-application.ts';
import { findLatestEntryAt } from '../audit/entries-about.ts';
import { hasBankDetails } from '../bank-details/encrypted-details.ts';
import { findLatestBankLink } from '../bank-details/latest-bank-link.ts';
import type { Platform } from '../db/platform.ts';
import { maskEmail } from '../lib/mask.ts';
import { findOpenApplicationByToken } from './application-by-token.ts';
import { mayApplyAgainAt } from './apply-again.ts';
import { referenceOf } from './status-token.ts';

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
    reference: referenceOf(application.id),
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
