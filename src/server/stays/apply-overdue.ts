import { type Job, reasonOf } from '../background-work.ts';
import { applyOverdue } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { lockOverdueBooking, type OverdueBooking } from './booking.store.ts';

export const overdueBookingsJob = (platform: Platform): Job => ({
  pause: 1_000,
  run: (signal) => applyOverdueBookings(platform, signal),
});

/** Applies all overdue transitions, each in its own unit of work, and returns their number. */
export async function applyOverdueBookings(platform: Platform, signal?: AbortSignal): Promise<number> {
  let count = 0;
  let last: OverdueBooking = { id: '', dueAt: 0 };
  while (!signal?.aborted) {
    const { booking, isApplied } = await applyNext(platform, last);
    if (booking === undefined) break;
    if (isApplied) count += 1;
    last = booking;
  }
  return count;
}

/** A booking that fails is logged and passed over; the next run tries it again. */
async function applyNext(platform: Platform, last: OverdueBooking) {
  let booking: OverdueBooking | undefined;
  try {
    const isApplied = await inUnitOfWork(platform, async (unit) => {
      booking = await lockOverdueBooking(unit, last);
      return booking !== undefined && (await applyOverdue(unit, bookingsBy('system'), booking.id)) !== null;
    });
    return { booking, isApplied };
  } catch (failure) {
    if (booking === undefined) throw failure;
    platform.log.warn({ booking: booking.id, reason: reasonOf(failure) }, 'overdue_booking_failed');
    return { booking, isApplied: false };
  }
}
