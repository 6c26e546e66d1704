import type { CreatorMoveRequest } from '#contract/back-office.ts';
import { creatorAccounts } from '../creator-accounts/creator-account.lifecycle.ts';
import { advance } from '../db/advance.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { followAccount } from '../onboarding/application.lifecycle.ts';

export async function moveCreator(platform: Platform, id: string, { move }: CreatorMoveRequest, by: Actor) {
  const reply = await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveCreator', id, move], async () => {
        const { state } = await advance(unit, creatorAccounts, id, { type: `account.${move}` });
        if (move === 'close' || move === 'reopen') await followAccount(unit, id);
        return { state };
      }),
    by.username,
  );
  if (move === 'close') platform.log.info({ account: id }, 'account_closed');
  if (move === 'reopen') platform.log.info({ account: id }, 'account_reopened');
  return reply;
}
