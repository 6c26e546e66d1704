import type { CreatorMoveRequest } from '#contract/back-office.ts';
import type { Doer } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { advance } from '../records/advance.ts';
import { doOnce } from '../records/idempotency.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { creatorAccounts } from './creator-account.lifecycle.ts';

/** Suspends, reinstates or closes a creator's account. */
export const moveCreator = (platform: Platform, id: string, { move }: CreatorMoveRequest, by: Doer) =>
  inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveCreator', id, move], async () => {
        const { state } = await advance(unit, creatorAccounts, id, { type: `account.${move}` });
        return { state };
      }),
    by.username,
  );
