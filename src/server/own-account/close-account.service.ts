import type { CloseAccountReply, CloseAccountRequest } from '#contract/own-account.ts';
import { isSameUsername, notYourUsername } from '#rules/username.ts';
import { byOwner } from '../account/by-owner.ts';
import { creatorAccounts } from '../account/creator-account.lifecycle.ts';
import { logClosing } from '../account/log-closing.ts';
import { findScheduledDeletion } from '../account/scheduled-deletions.ts';
import { followAccount } from '../application/application.lifecycle.ts';
import { InvalidFields } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDay } from '../platform/utc-day.ts';
import { advance } from '../records/advance.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { lockUnchanged, reauthenticate } from '../session/reauthenticate.ts';

/** Ends the blog and every session at once, and schedules the deletion. */
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
  logClosing(platform, account.id, 'account_closed');
  return reply;
}
