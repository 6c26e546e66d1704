import type { SponsorMoveReply, SponsorMoveRequest } from '#contract/back-office.ts';
import { sponsorAccounts } from '../accounts/sponsor.lifecycle.ts';
import { advance } from '../db/advance.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';

export const moveSponsor = (
  platform: Platform,
  id: string,
  { move }: SponsorMoveRequest,
  by: Actor,
): Promise<SponsorMoveReply> =>
  inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveSponsor', id, move], async () => {
        const { state } = await advance(unit, sponsorAccounts, id, { type: `sponsor.${move}` });
        return { state };
      }),
    by.username,
  );
