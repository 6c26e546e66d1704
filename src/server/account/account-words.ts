import { fold } from '#rules/fold.ts';
import { rowsInBatches } from '../platform/database/in-batches.ts';
import type { Database } from '../tables.ts';
import type { Account } from './accounts.ts';

type Named = Pick<Account, 'id' | 'name' | 'usernameFolded' | 'emailFolded'>;

/** People are found by what the words of their names begin with. */
export async function insertAccountWords(database: Database, accounts: readonly Named[]): Promise<void> {
  const rows = accounts.flatMap((account) => wordsOf(account).map((word) => ({ word, accountId: account.id })));
  for (const some of rowsInBatches(rows)) await database.insertInto('accountWord').values(some).execute();
}

export async function replaceAccountWords(database: Database, account: Named): Promise<void> {
  await database.deleteFrom('accountWord').where('accountId', '=', account.id).execute();
  await insertAccountWords(database, [account]);
}

/** Each word as it is written, and what dots, dashes and the like divide it into. */
export function wordsOf({ name, usernameFolded, emailFolded }: Omit<Named, 'id'>): string[] {
  // The database keeps one letter in the place of each half of a pair that stands alone.
  const written = [...fold(name.toWellFormed()).split(/\s+/), usernameFolded, emailFolded];
  return [...new Set([...written, ...written.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))])].filter(
    (word) => word !== '',
  );
}
