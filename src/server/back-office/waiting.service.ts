import { type WaitingReply, waitingLimit } from '#contract/back-office.ts';
import { listWaitingStays } from '../hotel-booking/waiting-stays.ts';
import type { Platform } from '../platform/platform.ts';
import { listApplications } from './application-queue.service.ts';

/** What staff have to do, of each kind those who have waited longest. */
export async function listWaiting(platform: Platform): Promise<WaitingReply> {
  const first = { search: '', order: 'oldest', offset: 0, limit: waitingLimit } as const;
  const [applications, bankDetails, stays] = await Promise.all([
    listApplications(platform, { ...first, state: 'ONHOLD' }),
    listApplications(platform, { ...first, state: 'TO_VERIFY' }),
    listWaitingStays(platform, waitingLimit),
  ]);
  return { applications, bankDetails, stays };
}
