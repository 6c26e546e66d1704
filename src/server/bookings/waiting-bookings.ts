import type { BookingItemReply } from '#contract/hotel-booking.ts';
import type { Platform } from '../db/platform.ts';
import { countWaitingForStaff, selectWaitingForStaff } from './booking-list.store.ts';
import { itemOf } from './booking-view.ts';

export async function listWaitingBookings(
  { database, now: clock }: Pick<Platform, 'database' | 'now'>,
  limit: number,
): Promise<{ data: BookingItemReply[]; total: number }> {
  const now = clock();
  const rows = await selectWaitingForStaff(database, { now, limit }).execute();
  return { data: rows.map((row) => itemOf(row, now)), total: await countWaitingForStaff(database, now) };
}
