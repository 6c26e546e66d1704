import { type WaitingReply, waitingLimit } from '#contract/back-office.ts';
import { listWaitingBookings } from '../bookings/waiting-bookings.ts';
import type { Platform } from '../db/platform.ts';
import { listOldest } from './application-queue.service.ts';

/** Every staff page polls this, so it uses one connection at a time. */
export async function listWaiting(reader: Pick<Platform, 'database' | 'now'>): Promise<WaitingReply> {
  const { applications, bankDetails } = await listOldest(reader, waitingLimit);
  return { applications, bankDetails, stays: await listWaitingBookings(reader, waitingLimit) };
}
