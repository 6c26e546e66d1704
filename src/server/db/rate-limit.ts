import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Text } from '#contract/language.ts';
import { TooMany } from '../lib/errors.ts';
import { deleteOlder } from './queries.ts';
import type { Database } from './tables.ts';
import type { Unit } from './unit-of-work.ts';

const second = 1000;
const [freeTokens, maxBackOffMs] = [5, 60 * second];

/** At most `max` in a window that begins with the first, so at most twice that in any period of its length. */
export interface RateLimit {
  /** Stands in the log. */
  name: string;
  /** Who or what is limited. Stored as a keyed hash. */
  subject: string;
  max: number;
  windowMs: number;
  /** Delays each token after the fifth, twice as long each time, up to a minute. */
  backOff?: boolean;
}

export interface Token {
  limit: string;
  key: string;
  /** End of the delay that this token began. */
  blockedUntil: number;
  /** Whether this is the last token before the first delay, or of the window. */
  isLast: boolean;
}

/** Takes a token, or throws 429 and takes none. */
export async function takeToken(
  { database, secrets, now, warn }: Unit,
  { name, subject, max, windowMs, backOff = false }: RateLimit,
  { code, text, log }: { code: ErrorCode; text: Text; log?: object },
): Promise<Token> {
  const key = secrets.hash('rate limit', `${name} ${subject}`);
  const row = await countOne(database, key, now, now + windowMs);
  const [count, windowEndsAt, blocked] = [row.count, Number(row.windowEndsAt), Number(row.blockedUntil)];
  const freeAt = count > max ? windowEndsAt : blocked;
  if (freeAt > now) throw new TooMany(text, code, Math.ceil((freeAt - now) / second));
  const delays = backOff && count >= freeTokens;
  const blockedUntil = delays ? now + Math.min(maxBackOffMs, second * 2 ** (count - freeTokens)) : blocked;
  if (delays) await blockUntil(database, key, blockedUntil);
  const isLast = count === max || (backOff && count === freeTokens);
  if (isLast) warn({ limit: name, ...log }, 'rate_limit_reached');
  return { limit: name, key, blockedUntil, isLast };
}

export const refund = ({ database }: Unit, { key, blockedUntil }: Token) => uncountOne(database, key, blockedUntil);

/** Counts one more in the current window. The row stays locked until the transaction ends. */
export const countOne = (database: Database, key: string, now: number, windowEndsAt: number) =>
  database
    .insertInto('rateLimit')
    .values({ key, count: 1, windowEndsAt, blockedUntil: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when "rateLimit"."windowEndsAt" <= ${now} then 1 else "rateLimit"."count" + 1 end`,
        windowEndsAt: sql<number>`case when "rateLimit"."windowEndsAt" <= ${now} then ${windowEndsAt} else "rateLimit"."windowEndsAt" end`,
      }),
    )
    .returning(['count', 'windowEndsAt', 'blockedUntil'])
    .executeTakeFirstOrThrow();

export const blockUntil = (database: Database, key: string, blockedUntil: number) =>
  database.updateTable('rateLimit').set({ blockedUntil }).where('key', '=', key).execute();

export const uncountOne = (database: Database, key: string, blockedUntil: number) =>
  database
    .updateTable('rateLimit')
    .set({
      count: sql<number>`"count" - 1`,
      blockedUntil: sql<number>`case when "blockedUntil" = ${blockedUntil} then 0 else "blockedUntil" end`,
    })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();

export const deleteEndedWindows = (database: Database, now: number) =>
  deleteOlder(database, 'rateLimit', { keys: ['key'], column: 'windowEndsAt', before: now + 1 });
