import type { WithdrawReply } from '#contract/application.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { findScheduledDeletion } from '../accounts/scheduled-deletions.ts';
import { byOwner } from '../audit/by-owner.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { utcDay } from '../lib/utc-day.ts';
import { applications } from './application.lifecycle.ts';
import { findApplicationByToken } from './application-by-token.ts';

/** A repeated request gets the same reply. */
export async function withdrawApplication(platform: Platform, token: string): Promise<WithdrawReply> {
  const { application, account } = await findApplicationByToken(platform, token);
  const reply = await inUnitOfWork(
    platform,
    async (unit) => {
      // A concurrent request waits for the lock and then finds the scheduled deletion.
      await lockAccount(unit, account.id);
      const scheduled = await findScheduledDeletion(unit.database, account.id);
      if (scheduled) return { erasedOn: utcDay(Number(scheduled.dueAt)) };
      await advance(unit, applications, application.id, { type: 'application.withdraw' });
      const { dueAt = unit.now } = (await findScheduledDeletion(unit.database, account.id)) ?? {};
      return { erasedOn: utcDay(Number(dueAt)) };
    },
    byOwner,
  );
  platform.log.info({ account: account.id }, 'account_closed');
  return reply;
}
