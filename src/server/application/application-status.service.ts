import type { ApplicationStatusReply } from '#contract/application.ts';
import { findAccount } from '../account/accounts.ts';
import { findLatestBankLink } from '../bank-details/latest-bank-link.ts';
import { hasBankDetails } from '../bank-details/sealed-details.ts';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findApplication } from './application.store.ts';
import { mayApplyAgainAt } from './apply-again.ts';
import { asTold } from './as-told.ts';
import { applicationOf, referenceOf } from './status-token.ts';

const applicationUnknown = {
  en: 'There is no application behind this link.',
  tr: 'Bu bağlantının arkasında bir başvuru yok.',
};

export async function readApplicationStatus(platform: Platform, token: string): Promise<ApplicationStatusReply> {
  const { database, now } = platform;
  const id = applicationOf(platform, token);
  const application = id === null ? undefined : await findApplication(database, id);
  const account = application && (await findAccount(database, application.accountId));
  if (!application || !account || account.state === 'closed') throw new NotFound(applicationUnknown);
  const link = await findLatestBankLink(database, account.id, now());
  const areGiven = await hasBankDetails(database, account.id);
  const shown = asTold(application, now());
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
    bankDetails: bankDetailsOf(link?.state, areGiven),
    isActive: account.state === 'active',
    isSuspended: account.state === 'suspended',
  };
}

function bankDetailsOf(state: string | undefined, isGiven: boolean): ApplicationStatusReply['bankDetails'] {
  if (state === 'verified') return 'verified';
  return isGiven && state === 'submitted' ? 'sent' : 'missing';
}
