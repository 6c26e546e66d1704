import { TooMany } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { blockUntil, clearThrottles, countFailure, uncountFailure } from './session.store.ts';

const freeFailures = 5;
const quietPeriod = 60 * 60_000;
const longestDelay = { name: 30_000, address: 60_000, pair: 15 * 60_000 };

export interface Attempt {
  name: string;
  address: string;
  isKnownOrigin: boolean;
}

/**
 * Counts the attempt before the password is looked at, and turns it away uncounted while a delay runs.
 * An address from which the account signed in before is held to its own failures alone.
 * Attempts that come at once wait here for each other: the delay that one starts holds for the next.
 */
export function beginAttempt(platform: Platform, attempt: Attempt): Promise<void> {
  const now = platform.now();
  return platform.database.transaction().execute(async (transaction) => {
    const blocks: number[] = [];
    for (const { key, longest } of keysOf(platform, attempt)) {
      const { failures, blockedUntil } = await countFailure(transaction, key, now, now - quietPeriod);
      const delay = failures < freeFailures ? 0 : Math.min(longest, 1000 * 2 ** (failures - freeFailures));
      if (delay > 0) await blockUntil(transaction, key, now + delay);
      blocks.push(blockedUntil);
    }
    const blocked = Math.max(...blocks);
    if (blocked > now) throw new TooMany('tooManyTries', 'tooManyTries', Math.ceil((blocked - now) / 1000));
  });
}

/** A right password clears what counts against the account, and takes its own count back from the address. */
export async function forgetAttempt(platform: Platform, attempt: Attempt): Promise<void> {
  const [pair, name, address] = keysOf(platform, { ...attempt, isKnownOrigin: false }).map(({ key }) => key);
  await clearThrottles(
    platform.database,
    [pair, name].filter((key) => key !== undefined),
  );
  if (address !== undefined && !attempt.isKnownOrigin) await uncountFailure(platform.database, address);
}

function keysOf({ secrets }: Platform, { name, address, isKnownOrigin }: Attempt) {
  const key = (kind: string, value: string) => secrets.hash('throttle', `${kind} ${value}`);
  const pair = { key: key('pair', `${name} ${address}`), longest: longestDelay.pair };
  if (isKnownOrigin) return [pair];
  return [
    pair,
    { key: key('name', name), longest: longestDelay.name },
    { key: key('address', address), longest: longestDelay.address },
  ];
}
