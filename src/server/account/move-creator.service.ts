import type { CreatorMoveRequest } from '#contract/back-office.ts';
import { followAccount } from '../application/application.lifecycle.ts';
import type { Doer } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { advance } from '../records/advance.ts';
import { doOnce } from '../records/idempotency.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { creatorAccounts } from './creator-account.lifecycle.ts';
import { logClosing } from './log-closing.ts';

export async function moveCreator(platform: Platform, id: string, { move }: CreatorMoveRequest, by: Doer) {
  const answer = await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveCreator', id, move], async () => {
        const { state } = await advance(unit, creatorAccounts, id, { type: `account.${move}` });
        if (move === 'close' || move === 'reopen') await followAccount(unit, id);
        return { state };
      }),
    by.username,
  );
  if (move === 'close') logClosing(platform, id, 'account_closed');
  if (move === 'reopen') logClosing(platform, id, 'account_reopened');
  return answer;
}
