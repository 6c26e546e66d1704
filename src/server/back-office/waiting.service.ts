import { type WaitingReply, waitingLimit } from '#contract/back-office.ts';
import { listWaitingStays } from '../hotel-booking/waiting-stays.ts';
import type { Platform } from '../platform/platform.ts';
import { countTabs, listFirst } from './application-queue.service.ts';

/** What staff have to do, of each kind those who have waited longest. */
export async function listWaiting(platform: Platform): Promise<WaitingReply> {
  const [{ counts }, applications, bankDetails, stays] = await Promise.all([
    countTabs(platform.database, {}),
    listFirst(platform, 'ONHOLD', waitingLimit),
    listFirst(platform, 'TO_VERIFY', waitingLimit),
    listWaitingStays(platform, waitingLimit),
  ]);
  return {
    applications: { data: applications, total: counts.ONHOLD },
    bankDetails: { data: bankDetails, total: counts.TO_VERIFY },
    stays,
  };
}
