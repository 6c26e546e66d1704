import type { Platform } from '../db/platform.ts';
import { type RateLimit, refund, type Token, takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { clientId, networkOf } from '../http/request.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import type { Account } from './accounts.ts';

const signInByAddress = 'sign_in_by_address';

/** Limits on a device that the account does not know. Names count as typed, whether or not there is such an account. */
export const unknownDeviceLimits = (name: string, address: string): readonly RateLimit[] => [
  { name: 'sign_in_by_name', subject: name, max: 25, windowMs: dayMs, backOff: true },
  { name: signInByAddress, subject: networkOf(address), max: 100, windowMs: hourMs, backOff: true },
];

/** Limits on a device that the account knows: strangers' guesses do not count. */
export const knownDeviceLimits = (accountId: string, deviceId: string): readonly RateLimit[] => [
  { name: 'sign_in_by_device', subject: `${accountId} ${deviceId}`, max: 100, windowMs: dayMs, backOff: true },
];

/** Limits on re-authentication. A stolen session uses up its own tokens, and all sessions share a cap. */
export const reauthenticationLimits = ({
  accountId,
  sessionHash,
}: Pick<SignedIn, 'accountId' | 'sessionHash'>): readonly RateLimit[] => [
  { name: 'password_by_session', subject: `${accountId} ${sessionHash}`, max: 10, windowMs: dayMs, backOff: true },
  { name: 'password_by_account', subject: accountId, max: 30, windowMs: dayMs },
];

/** Limits on second factor codes. A thief who reads the account's mails can make many devices known, so all share a cap. */
export const codeLimits = (accountId: string, deviceId: string | null): readonly RateLimit[] => [
  { name: 'code_by_device', subject: `${accountId} ${deviceId ?? ''}`, max: 15, windowMs: dayMs, backOff: true },
  { name: 'code_by_account', subject: accountId, max: 45, windowMs: dayMs },
];

interface Guess {
  limits: readonly RateLimit[];
  /** Undefined if there is no such account. */
  account: Account | undefined;
  /** Logged as a pseudonymous client id. */
  address?: string;
}

/**
 * Takes a token of each limit before `check` runs, so parallel guesses cannot pass a limit together. Only a wrong guess
 * costs one: a right one, and one that could not be checked, is refunded.
 */
export async function checkGuess<Right>(
  platform: Platform,
  guess: Guess,
  check: () => Promise<Right | false>,
): Promise<Right | false> {
  const tokens = await inUnitOfWork(platform, (unit) => takeTokens(unit, guess));
  let result: Right | false | undefined;
  try {
    result = await check();
    return result;
  } finally {
    if (result !== false)
      await inUnitOfWork(platform, async (unit) => {
        for (const token of tokens) await refund(unit, token);
      });
  }
}

async function takeTokens(unit: Unit, { limits, account, address }: Guess): Promise<Token[]> {
  const client = address === undefined ? null : clientId(unit.secrets, address);
  const rejection = {
    code: 'tooManyTries',
    text: tooManyTries,
    log: { account: account?.id ?? null, client },
  } as const;
  const tokens: Token[] = [];
  for (const limit of limits) tokens.push(await takeToken(unit, limit, rejection));
  const isAccountLimited = tokens.some(({ limit, isLast }) => isLast && limit !== signInByAddress);
  if (account?.role === 'staff' && isAccountLimited) unit.record({ action: 'staff.block', subjectId: account.id });
  return tokens;
}

const tooManyTries = {
  en: 'Too many attempts. Please try again in {seconds} s.',
  tr: 'Çok fazla deneme yapıldı. Lütfen {seconds} sn sonra yeniden deneyin.',
};
