import type { CreatorMoveRequest } from '#contract/back-office.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { advance } from '../records/advance.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { creatorAccounts } from './creator-account.lifecycle.ts';

/** Suspends, reinstates or closes a creator's account. */
export const moveCreator = (platform: Platform, id: string, { move }: CreatorMoveRequest, by: SignedIn) =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const { state } = await advance(unit, creatorAccounts, id, { type: `account.${move}` });
      return { state };
    },
    by.username,
  );
