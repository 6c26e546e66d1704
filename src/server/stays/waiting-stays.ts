import type { BookingItem } from '#contract/hotel-booking.ts';
import type { Platform } from '../db/platform.ts';
import { countWaiting, selectWaiting } from './booking-list.store.ts';
import { itemOf } from './booking-view.ts';

/** The stays that wait for staff, the oldest first, and their number. */
export async function listWaitingStays(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  limit: number,
): Promise<{ data: BookingItem[]; total: number }> {
  const now = clock();
  const rows = await selectWaiting(database, { now, limit }).execute();
  return { data: rows.map((row) => itemOf(row, now)), total: await countWaiting(database, now) };
}
