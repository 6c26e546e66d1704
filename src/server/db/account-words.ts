import { fold } from '#rules/fold.ts';
import { rowsInBatches } from './queries.ts';
import type { AccountTable } from './tables/account.table.ts';
import type { Database } from './tables.ts';

type Named = Pick<AccountTable, 'id' | 'name' | 'usernameFolded' | 'emailFolded'>;

export async function insertAccountWords(database: Database, accounts: readonly Named[]): Promise<void> {
  const rows = accounts.flatMap((account) => wordsOf(account).map((word) => ({ word, accountId: account.id })));
  for (const some of rowsInBatches(rows)) await database.insertInto('accountWord').values(some).execute();
}

export async function replaceAccountWords(database: Database, account: Named): Promise<void> {
  await database.deleteFrom('accountWord').where('accountId', '=', account.id).execute();
  await insertAccountWords(database, [account]);
}

/** The words as written, and their parts between dots, dashes and the like. */
export function wordsOf({ name, usernameFolded, emailFolded }: Omit<Named, 'id'>): string[] {
  // Databases store a lone surrogate as U+FFFD.
  const written = [...fold(name.toWellFormed()).split(/\s+/), usernameFolded, emailFolded];
  return [...new Set([...written, ...written.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))])].filter(
    (word) => word !== '',
  );
}
