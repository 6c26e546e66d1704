import { Conflict } from '../lib/errors.ts';
import { hashToken } from '../lib/secrets.ts';
import { deleteOlder } from './queries.ts';
import type { Database } from './tables.ts';
import type { Unit } from './unit-of-work.ts';

/** The caller, with the idempotency key bound to their account. */
export interface Actor {
  username: string;
  key: string | null;
}

interface RepeatableRequest {
  key: string | null;
  content: string;
}

const keyReused = {
  en: 'This Idempotency-Key was already used for another request.',
  tr: 'Bu istek daha önce başka bir içerikle gönderildi.',
};

/** Runs once for a key: its repetition with the same content answers what the first run did and does nothing. */
export async function answerOnce(
  { database, secrets, now }: Unit,
  { key, content }: RepeatableRequest,
  run: () => Promise<string>,
): Promise<string> {
  if (key === null) return run();
  const hashed = hashToken('idempotency', key);
  const requestHash = secrets.sign('request', content);
  const isFirst = await claim(database, hashed, requestHash, now);
  if (isFirst) {
    const answer = await run();
    await database.updateTable('idempotency').set({ answer }).where('key', '=', hashed).execute();
    return answer;
  }
  const known = await database
    .selectFrom('idempotency')
    .select(['requestHash', 'answer'])
    .where('key', '=', hashed)
    .executeTakeFirstOrThrow();
  if (!secrets.verify(known.requestHash, 'request', content)) throw new Conflict(keyReused);
  return known.answer;
}

/** Like `answerOnce`, for a signed-in account. The keys of different accounts are independent. */
export async function doOnce<Reply>(
  unit: Unit,
  { key }: Pick<Actor, 'key'>,
  action: readonly unknown[],
  run: () => Promise<Reply>,
): Promise<Reply> {
  const content = JSON.stringify(action);
  return JSON.parse(await answerOnce(unit, { key, content }, async () => JSON.stringify((await run()) ?? null)));
}

/** Whether this very request was run under its key, as long as that is remembered. */
export async function wasRun(
  { database, secrets }: Pick<Unit, 'database' | 'secrets'>,
  { key, content }: { key: string; content: string },
): Promise<boolean> {
  const known = await database
    .selectFrom('idempotency')
    .select('requestHash')
    .where('key', '=', hashToken('idempotency', key))
    .executeTakeFirst();
  return known !== undefined && secrets.verify(known.requestHash, 'request', content);
}

/** A second request under the same key waits here until the first one's transaction has ended. */
async function claim(database: Database, key: string, requestHash: string, createdAt: number): Promise<boolean> {
  const claimed = await database
    .insertInto('idempotency')
    .values({ key, requestHash, answer: '', createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const deleteOldAnswers = (database: Database, before: number) =>
  deleteOlder(database, 'idempotency', { keys: ['key'], column: 'createdAt', before });
