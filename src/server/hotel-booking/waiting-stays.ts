import type { BookingItem } from '#contract/hotel-booking.ts';
import type { Platform } from '../platform/platform.ts';
import { countWaiting, selectWaiting } from './booking-list.store.ts';
import { itemOf } from './booking-view.ts';

/** The stays that staff have to take further, whoever has waited longest first, and how many there are. */
export async function listWaitingStays(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  limit: number,
): Promise<{ data: BookingItem[]; total: number }> {
  const now = clock();
  const [rows, { count }] = await Promise.all([
    selectWaiting(database, { now, limit }).execute(),
    countWaiting(database, now),
  ]);
  return { data: rows.map((row) => itemOf(row, now)), total: Number(count) };
}
