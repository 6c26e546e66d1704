import type { SponsorMoveRequest } from '#contract/back-office.ts';
import type { SignedIn } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { advance } from '../records/advance.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { sponsorAccounts } from './sponsor.lifecycle.ts';

/** Suspends a sponsor, who is signed out at once, or reinstates one. */
export const moveSponsor = (
  platform: Platform,
  id: string,
  { move }: SponsorMoveRequest,
  by: Pick<SignedIn, 'username'>,
) => inUnitOfWork(platform, (unit) => advance(unit, sponsorAccounts, id, { type: `sponsor.${move}` }), by.username);
