import { countAccounts } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/db/platform.ts';
import { pauseForWriters } from '#server/db/queries.ts';
import { command } from '#server/feature/command.ts';
import { OperatorError } from '#server/lib/errors.ts';
import { seedCreators } from './seed-accounts.ts';

/** So many are written at once: a server beside this command waits for no more. */
const pageSize = 200;

/** Adds creators without a password; run again, it adds others. */
export async function seedCreatorsCommand(
  { database, now }: Platform,
  { creators = '' }: { creators?: string | undefined },
): Promise<string> {
  const count = Number(creators);
  if (!Number.isSafeInteger(count) || count < 1) throw new OperatorError('--creators takes a number above 0.');
  const first = (await countAccounts(database)) + 1000;
  const started = now();
  for (let done = 0; done < count; done += pageSize) {
    const page = { seed: 1, first: first + done, count: Math.min(pageSize, count - done), now: started };
    await database.transaction().execute((transaction) => seedCreators(transaction, page));
    await pauseForWriters();
  }
  return `${count} creators were added in ${((now() - started) / 1000).toFixed(1)} s.`;
}

export const seedCommands = [
  command({
    words: 'seed',
    does: 'Add demo creators, for trying things out or measuring.',
    takes: '--creators N',
    example: '--creators 1000',
    options: { creators: { type: 'string' } },
    run: seedCreatorsCommand,
  }),
];
