import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { fold } from '#rules/fold.ts';
import { countOf } from '../platform/database/count-of.ts';
import type { Database, Tables } from '../tables.ts';

/** What words of the names of those begin with who are looked for. */
export interface WordSearch {
  /** That of the fewest first. */
  words: readonly string[];
  /** Whether few have all of them. */
  isOfFew: boolean;
}

/** So many words of a search are looked for; nobody has more. */
const mostWords = 6;

/** So many are looked up in no time. */
export const few = 2_000;

/** Words with more matches than this are not counted: accounts that match all of them are found soon in any order. */
const maxCounted = 5 * few;

export async function rarestFirst(database: Database, search: string): Promise<WordSearch> {
  const counted = await Promise.all(
    wordsIn(search).map(async (word) => ({ word, count: await countWords(database, word) })),
  );
  counted.sort((one, other) => one.count - other.count);
  const words = counted.map(({ word }) => word);
  const [rarest, ...others] = counted;
  const isOfFew =
    rarest === undefined ||
    rarest.count <= few ||
    (rarest.count <= maxCounted && others.length > 0 && (await countPeople(database, words)) <= few);
  return { words, isOfFew };
}

const wordsIn = (search: string): string[] =>
  isPhone.test(search.trim())
    ? [search.replace(/\D/g, '').replace(/^0+/, '')]
    : [...new Set(fold(search).split(/\s+/))].filter((word) => word !== '').slice(0, mostWords);

/** As people write numbers: with blanks, and without the country code. */
const isPhone = /^\+?[\d\s()./-]*[1-9][\d\s()./-]{2,}$/;

/** How many words begin so, counted no further than it matters. */
const countWords = (database: Database, word: string): Promise<number> =>
  countOf(
    database.selectFrom(
      database
        .selectFrom('accountWord')
        .select('accountWord.accountId')
        .where(begins(word))
        .limit(maxCounted + 1)
        .as('word'),
    ),
  );

/** How many have them all, counted no further than it matters: words that many have may be those of few together. */
const countPeople = (database: Database, [rarest = '', ...others]: readonly string[]): Promise<number> =>
  countOf(
    database.selectFrom(
      database
        .selectFrom('accountWord')
        .innerJoin('account', 'account.id', 'accountWord.accountId')
        .select('account.id')
        .where(begins(rarest))
        .where(({ and }) => and(others.map((word) => hasWord(word, sql.ref('account.id')))))
        .limit(few + 1)
        .as('person'),
    ),
  );

const last = '\u{10ffff}';

export const begins = (word: string) => (words: ExpressionBuilder<Tables, 'accountWord'>) =>
  words.and([words('accountWord.word', '>=', word), words('accountWord.word', '<', `${word}${last}`)]);

/** Whether somebody has a word that begins so. */
export function hasWord(word: string, accountId: Expression<string>) {
  const rows: ExpressionBuilder<Tables, 'account'> = expressionBuilder();
  return rows.exists(
    rows
      .selectFrom('accountWord')
      .select('accountWord.accountId')
      .where('accountWord.accountId', '=', accountId)
      .where(begins(word)),
  );
}
