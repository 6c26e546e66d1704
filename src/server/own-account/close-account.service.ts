import type { CloseAccountReply, CloseAccountRequest } from '#contract/own-account.ts';
import { isSameUsername, notYourUsername } from '#rules/username.ts';
import { lockUnchanged, reauthenticate } from '../accounts/reauthenticate.ts';
import { findScheduledDeletion } from '../accounts/scheduled-deletions.ts';
import { byOwner } from '../audit/by-owner.ts';
import { creatorAccounts } from '../creator-accounts/creator-account.lifecycle.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { InvalidFields } from '../lib/errors.ts';
import { utcDay } from '../lib/utc-day.ts';
import { followAccount } from '../onboarding/application.lifecycle.ts';

export async function closeAccount(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword, username }: CloseAccountRequest,
): Promise<CloseAccountReply> {
  if (!isSameUsername(username, signedIn.username)) throw new InvalidFields({ username: notYourUsername });
  const account = await reauthenticate(platform, signedIn, currentPassword);
  const reply = await inUnitOfWork(
    platform,
    async (unit) => {
      const { id } = await lockUnchanged(unit, account);
      await advance(unit, creatorAccounts, id, { type: 'account.close' });
      await followAccount(unit, id);
      const scheduled = await findScheduledDeletion(unit.database, id);
      return { state: 'closed' as const, erasedOn: utcDay(Number(scheduled?.dueAt ?? unit.now)) };
    },
    byOwner,
  );
  platform.log.info({ account: account.id }, 'account_closed');
  return reply;
}
