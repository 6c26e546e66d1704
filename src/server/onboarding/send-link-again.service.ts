import type { SendLinkRequest } from '#contract/application.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { hideUndoableDecision } from '../accounts/latest-application.ts';
import { mailPasswordLink } from '../accounts/mail-password-link.ts';
import { renewLatestBankLink } from '../bank-details/bank-link.lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { StateConflict } from '../lib/errors.ts';
import { findOpenApplicationByToken } from './application-by-token.ts';

const hour = 60 * 60_000;

/** Only an approved applicant whose account is pending gets a link, and only at the address on file. */
export async function sendLinkAgain(platform: Platform, { token, link }: SendLinkRequest): Promise<void> {
  const found = await findOpenApplicationByToken(platform, token, platform.now());
  await inUnitOfWork(platform, async (unit) => {
    const account = await lockAccount(unit, found.account.id);
    const { application } = await findOpenApplicationByToken(unit, token, unit.now);
    if (account?.state !== 'pending' || hideUndoableDecision(application, unit.now).state !== 'APPROVED')
      throw new StateConflict();
    await takeToken(unit, { name: 'links_again', subject: application.id, max: 5, windowMs: hour }, tooMany);
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
