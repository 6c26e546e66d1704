import { DomainError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { giveBack, type TakenPlace } from './allowance.ts';
import { doAtLast } from './do-at-last.ts';

/** Gives a place back where what it was taken for failed through no fault of whoever took it, and says why it did. */
export async function giveBackAfter(platform: Platform, place: TakenPlace, failure: unknown): Promise<never> {
  const isTheirs = failure instanceof DomainError && failure.status < 500;
  if (!isTheirs) await doAtLast(platform, (unit) => giveBack(unit, place)).catch(() => {});
  throw failure;
}
