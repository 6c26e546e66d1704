import type { Account } from '../account/accounts.ts';
import { TooMany } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import { clientId, networkOf } from '../platform/http/client.ts';
import type { Platform } from '../platform/platform.ts';
import { type Allowance, giveBack, type TakenPlace, takePlace } from '../records/allowance.ts';
import { doAtLast } from '../records/do-at-last.ts';
import { throttleBegan } from '../records/throttle-began.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { blockUntil, clearThrottle, countFailure, uncountFailure } from './session.store.ts';

const [second, minute, hour] = [1000, 60_000, 60 * 60_000];
const freeFailures = 5;

/** What a guess counts against. */
interface Tally {
  kind: 'pair' | 'name' | 'address' | 'device' | 'change' | 'changes' | 'code' | 'codes';
  of: string;
  longestDelay: number;
  /** So many guesses within any day, however slow they come. */
  aDay?: number;
  /** A right guess ends what the wrong ones before it began where nobody but the owner counts. */
  scope: 'owner' | 'name' | 'account' | 'address';
}

/** Somebody on a device that the account does not know; the name is as it was typed, whether anybody has it or not. */
export const strangersTallies = (name: string, address: string): readonly Tally[] => [
  { kind: 'pair', of: `${name} ${address}`, longestDelay: 15 * minute, scope: 'owner' },
  { kind: 'name', of: name, longestDelay: 30 * second, aDay: 25, scope: 'name' },
  { kind: 'address', of: networkOf(address), longestDelay: minute, scope: 'address' },
];

/** Somebody on a device on which the account was signed in to before: its own failures alone. */
export const devicesTallies = (accountId: string, deviceRoot: string): readonly Tally[] => [
  { kind: 'device', of: `${accountId} ${deviceRoot}`, longestDelay: 15 * minute, aDay: 100, scope: 'owner' },
];

/** Somebody signed in who says the password once more: each session for itself, since one may be stolen, up to an end. */
export const signedInTallies = ({ accountId, sessionHash }: SignedInAs): readonly Tally[] => [
  { kind: 'change', of: `${accountId} ${sessionHash}`, longestDelay: 15 * minute, aDay: 10, scope: 'owner' },
  { kind: 'changes', of: accountId, longestDelay: 0, aDay: 30, scope: 'account' },
];

type SignedInAs = Pick<SignedIn, 'accountId' | 'sessionHash'>;

/**
 * Somebody who has said the right password, and says a code: on a device that the account knows, or elsewhere. Whoever
 * reads the account's mails makes as many devices known as they like, so all of them together have an end.
 */
export const codeTallies = (accountId: string, deviceRoot: string | null): readonly Tally[] => [
  { kind: 'code', of: `${accountId} ${deviceRoot ?? ''}`, longestDelay: 15 * minute, aDay: 15, scope: 'owner' },
  { kind: 'codes', of: accountId, longestDelay: 0, aDay: 45, scope: 'account' },
];

interface GuessAbout {
  tallies: readonly Tally[];
  /** Whose password is guessed, if it is anybody's. */
  account: Account | undefined;
  /** Where the guess comes from; not said of whoever is signed in, whose calls name the account. */
  address?: string;
}

/**
 * Counts a guess before the password is looked at, and turns it away uncounted while a delay runs; guesses that come at
 * once wait here for each other. A right one was no guess, nor was one that nobody came to look at, also where the database
 * was away when that was to be written down.
 */
export async function guess<Right>(
  platform: Platform,
  about: GuessAbout,
  look: () => Promise<Right | false>,
): Promise<Right | false> {
  const counted = await inUnitOfWork(platform, (unit) => count(unit, about));
  const right = await look().catch(async (failure: unknown) => {
    await doAtLast(platform, (unit) => uncount(unit, counted));
    throw failure;
  });
  if (right !== false) await doAtLast(platform, (unit) => forget(unit, counted));
  return right;
}

interface Counted extends Tally {
  key: string;
  failures: number;
  /** Until when the delay runs that this guess began. */
  blockedUntil: number;
  place: TakenPlace | null;
}

async function count(unit: Unit, { tallies, account, address }: GuessAbout): Promise<Counted[]> {
  const counted: Counted[] = [];
  let freeAt = 0;
  for (const tally of tallies) {
    const row = await countOne(unit, tally);
    freeAt = Math.max(freeAt, row.freeAt);
    counted.push(row.counted);
  }
  if (freeAt > unit.now) throw new TooMany(tooManyTries, 'tooManyTries', Math.ceil((freeAt - unit.now) / second));
  const begun = counted.filter(beginsBlock);
  if (account?.role === 'staff' && begun.some(({ scope }) => scope !== 'address'))
    unit.record({ action: 'staff.block', subjectId: account.id });
  const client = address === undefined ? null : clientId(unit.secrets, address);
  for (const { kind: throttle } of begun) unit.warn({ throttle, account: account?.id ?? null, client }, throttleBegan);
  return counted;
}

const beginsBlock = ({ failures, longestDelay, place }: Counted): boolean =>
  (failures === freeFailures && longestDelay > 0) || place?.isLast === true;

/** Always in the order of the tallies: two guesses that hold a key each never wait for each other. */
async function countOne(unit: Unit, tally: Tally): Promise<{ counted: Counted; freeAt: number }> {
  const { database, secrets, now } = unit;
  const name = `${tally.kind} ${tally.of}`;
  const key = secrets.hash('throttle', name);
  const { failures, blockedUntil: freeAt } = await countFailure(database, key, now, now - hour);
  const delay = failures < freeFailures ? 0 : Math.min(tally.longestDelay, second * 2 ** (failures - freeFailures));
  const blockedUntil = delay === 0 ? freeAt : now + delay;
  if (delay > 0) await blockUntil(database, key, blockedUntil);
  const taken = tally.aDay === undefined ? null : await takePlace(unit, placesOf(name, tally.aDay));
  const isFull = taken !== null && 'freeAt' in taken;
  return {
    counted: { ...tally, key, failures, blockedUntil, place: isFull ? null : taken },
    freeAt: isFull ? Math.max(freeAt, taken.freeAt) : freeAt,
  };
}

const placesOf = (key: string, most: number): Allowance => ({ key, most, within: 24 * hour });

async function uncount(unit: Unit, counted: readonly Counted[]): Promise<void> {
  for (const { key, blockedUntil, place } of counted) {
    await uncountFailure(unit.database, key, blockedUntil);
    if (place) await giveBack(unit, place);
  }
}

async function forget(unit: Unit, counted: readonly Counted[]): Promise<void> {
  await uncount(unit, counted);
  for (const { key, scope } of counted) if (scope === 'owner') await clearThrottle(unit.database, key);
}

const tooManyTries = {
  en: 'Too many attempts. Please try again in {seconds} s.',
  tr: 'Çok fazla deneme yapıldı. Lütfen {seconds} sn sonra yeniden deneyin.',
};
