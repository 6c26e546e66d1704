import type { Database } from '../database.ts';
import { Conflict } from './errors.ts';
import type { Secrets } from './secrets.ts';

interface Repeatable {
  secrets: Secrets;
  key: string | null;
  content: string;
  now: number;
}

/** Runs once for a key: its repetition with the same content answers what the first run did and does nothing. */
export async function once(
  transaction: Database,
  { secrets, key, content, now }: Repeatable,
  run: () => Promise<string>,
): Promise<string> {
  if (key === null) return run();
  const hashed = secrets.hash('idempotency', key);
  const requestHash = secrets.hash('request', content);
  const isFirst = await claim(transaction, hashed, requestHash, now);
  if (isFirst) {
    const answer = await run();
    await transaction.updateTable('idempotency').set({ answer }).where('key', '=', hashed).execute();
    return answer;
  }
  const known = await transaction
    .selectFrom('idempotency')
    .select(['requestHash', 'answer'])
    .where('key', '=', hashed)
    .executeTakeFirstOrThrow();
  if (known.requestHash !== requestHash) throw new Conflict('keyReused');
  return known.answer;
}

/** A second request under the same key waits here until the first one's transaction has ended. */
async function claim(transaction: Database, key: string, requestHash: string, createdAt: number): Promise<boolean> {
  const claimed = await transaction
    .insertInto('idempotency')
    .values({ key, requestHash, answer: '', createdAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const deleteOldAnswers = (database: Database, before: number) =>
  database.deleteFrom('idempotency').where('createdAt', '<', before).execute();
