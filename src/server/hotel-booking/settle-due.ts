import { type Job, reasonOf } from '../platform/background-work.ts';
import { byHands } from '../platform/by-hands.ts';
import type { Platform } from '../platform/platform.ts';
import { settle } from '../records/advance.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { claimDueBookings } from './booking.store.ts';

interface SettlingOptions {
  signal?: AbortSignal;
  /** While one waits for the database, the others go on. */
  hands?: number;
}

/** So many a hand takes at once, and for so long they are its own. */
const [batch, leaseMs] = [50, 10_000];

/** Writes down again and again what time has done; nobody who reads or moves a stay waits for it. */
export const settling = (platform: Platform): Job => ({
  pause: 1_000,
  run: (signal) => settleDueBookings(platform, { signal }),
});

/** Settles all that is due, each in a unit of its own, and says how many that were. */
export const settleDueBookings = (platform: Platform, options: SettlingOptions = {}): Promise<number> =>
  byHands(options.hands ?? 4, () => settleBatches(platform, options));

async function settleBatches(platform: Platform, { signal }: SettlingOptions): Promise<number> {
  let count = 0;
  while (!signal?.aborted) {
    const now = platform.now();
    const claimed = await claimDueBookings(platform.database, { now, most: batch, leasedUntil: now + leaseMs });
    if (claimed.length === 0) break;
    for (const { id } of claimed) count += await settleOne(platform, id);
  }
  return count;
}

/** One that cannot be settled keeps no other from it, and is tried again when its lease is over. */
async function settleOne(platform: Platform, id: string): Promise<number> {
  try {
    const settled = await inUnitOfWork(platform, (unit) => settle(unit, bookingsBy('system'), id));
    return settled === null ? 0 : 1;
  } catch (failure) {
    platform.log.warn({ booking: id, reason: reasonOf(failure) }, 'a booking that is due was not settled');
    return 0;
  }
}
