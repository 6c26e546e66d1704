import { setTimeout } from 'node:timers/promises';
import { DatabaseAway } from '../platform/database/database-away.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from './unit-of-work.ts';

const [tries, pause] = [60, 1_000];

/**
 * For what has to be done once it was begun: where the database is away whoever waits is told so, and it is tried again
 * behind them each second until the database is back, some sixty times at most.
 */
export async function doAtLast(platform: Platform, work: (unit: Unit) => Promise<unknown>): Promise<void> {
  try {
    await inUnitOfWork(platform, work);
  } catch (failure) {
    if (failure instanceof DatabaseAway) void tryAgain(platform, work);
    throw failure;
  }
}

async function tryAgain(platform: Platform, work: (unit: Unit) => Promise<unknown>): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    await setTimeout(pause, undefined, { ref: false });
    const failure: unknown = await inUnitOfWork(platform, work).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(failure instanceof DatabaseAway)) return;
  }
}
