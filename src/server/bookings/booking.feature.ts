import { applyOverdue } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { type Job, reasonOf } from '../feature/background-work.ts';
import type { Feature } from '../feature/feature.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { bookingRoutes } from './booking.routes.ts';
import { withdrawInvitationsOf } from './booking.service.ts';
import { lockOverdueBooking, type OverdueBooking } from './booking.store.ts';

export const bookingFeature: Feature = {
  name: 'hotel-booking',
  routes: bookingRoutes,
  on: { 'sponsor.suspended': (unit, { accountId }) => withdrawInvitationsOf(unit, accountId) },
  jobs: (platform) => [overdueBookingsJob(platform)],
};

/** The reason that was logged last of each booking that fails. */
type LoggedReasons = Map<string, string>;

export function overdueBookingsJob(platform: Platform): Job {
  const logged: LoggedReasons = new Map();
  return { pause: 1_000, run: (signal) => applyOverdueBookings(platform, signal, logged) };
}

/** Applies all overdue transitions, each in its own unit of work, and returns their number. */
export async function applyOverdueBookings(
  platform: Platform,
  signal?: AbortSignal,
  logged: LoggedReasons = new Map(),
): Promise<number> {
  let count = 0;
  let last: OverdueBooking = { id: '', dueAt: 0 };
  while (!signal?.aborted) {
    const { booking, isApplied } = await applyNext(platform, last, logged);
    if (booking === undefined) break;
    if (isApplied) count += 1;
    last = booking;
  }
  return count;
}

/** A booking that fails is passed over, and logged once for each reason; the next run tries it again. */
async function applyNext(platform: Platform, last: OverdueBooking, logged: LoggedReasons) {
  let booking: OverdueBooking | undefined;
  try {
    const isApplied = await inUnitOfWork(platform, async (unit) => {
      booking = await lockOverdueBooking(unit, last);
      return booking !== undefined && (await applyOverdue(unit, bookingsBy('system'), booking.id)) !== null;
    });
    if (booking !== undefined) logged.delete(booking.id);
    return { booking, isApplied };
  } catch (failure) {
    if (booking === undefined) throw failure;
    const reason = reasonOf(failure);
    if (logged.get(booking.id) !== reason) platform.log.warn({ booking: booking.id, reason }, 'overdue_booking_failed');
    logged.set(booking.id, reason);
    return { booking, isApplied: false };
  }
}
