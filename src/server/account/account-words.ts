import { fold } from '#rules/fold.ts';
import type { Database } from '../tables.ts';
import type { Account } from './accounts.ts';

type Named = Pick<Account, 'id' | 'name' | 'usernameFolded' | 'emailFolded'>;

/** A statement takes some thirty thousand values at most. */
const mostAtOnce = 10_000;

/** People are found by what the words of their names begin with. */
export async function insertAccountWords(database: Database, accounts: readonly Named[]): Promise<void> {
  const rows = accounts.flatMap((account) => wordsOf(account).map((word) => ({ word, accountId: account.id })));
  for (let done = 0; done < rows.length; done += mostAtOnce)
    await database
      .insertInto('accountWord')
      .values(rows.slice(done, done + mostAtOnce))
      .execute();
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
