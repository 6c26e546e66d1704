import type { SponsorMoveReply, SponsorMoveRequest } from '#contract/back-office.ts';
import type { Doer } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { advance } from '../records/advance.ts';
import { doOnce } from '../records/idempotency.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { sponsorAccounts } from './sponsor.lifecycle.ts';

export const moveSponsor = (
  platform: Platform,
  id: string,
  { move }: SponsorMoveRequest,
  by: Doer,
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
