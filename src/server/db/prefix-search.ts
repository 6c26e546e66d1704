import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { fold } from '#rules/fold.ts';
import { countOf } from './queries.ts';
import type { Database, Tables } from './tables.ts';

/** Prefixes that words of an account must match. */
export interface PrefixSearch {
  /** The rarest first. */
  words: readonly string[];
  /** At most `maxSelective` accounts match all of them. */
  isSelective: boolean;
}

const maxWords = 6;

/** Up to this many accounts are looked up one by one without delay. */
export const maxSelective = 2_000;

/** Words with more matches than this are not counted: accounts that match all of them are found soon in any order. */
const maxCounted = 5 * maxSelective;

export async function rarestFirst(database: Database, search: string): Promise<PrefixSearch> {
  const counted = await Promise.all(
    draftOf(search).map(async (word) => ({ word, count: await countWords(database, word) })),
  );
  counted.sort((one, other) => one.count - other.count);
  const words = counted.map(({ word }) => word);
  const [rarest, ...others] = counted;
  const isSelective =
    rarest === undefined ||
    rarest.count <= maxSelective ||
    (rarest.count <= maxCounted && others.length > 0 && (await countPeople(database, words)) <= maxSelective);
  return { words, isSelective };
}

const draftOf = (search: string): string[] =>
  isPhone.test(search.trim())
    ? [search.replace(/\D/g, '').replace(/^0+/, '')]
    : [...new Set(fold(search).split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);

/** A phone number with spaces, with or without the country code. */
const isPhone = /^\+?[\d\s()./-]*[1-9][\d\s()./-]{2,}$/;

/** Counted up to `maxCounted`. */
const countWords = (database: Database, word: string): Promise<number> =>
  countOf(
    database.selectFrom(
      database
        .selectFrom('accountWord')
        .select('accountWord.accountId')
        .where(hasPrefix(word))
        .limit(maxCounted + 1)
        .as('word'),
    ),
  );

/** Accounts that match all prefixes, counted up to `maxSelective`: common prefixes can be rare together. */
const countPeople = (database: Database, [rarest = '', ...others]: readonly string[]): Promise<number> =>
  countOf(
    database.selectFrom(
      database
        .selectFrom('accountWord')
        .innerJoin('account', 'account.id', 'accountWord.accountId')
        .select('account.id')
        .where(hasPrefix(rarest))
        .where(({ and }) => and(others.map((word) => matchesPrefix(word, sql.ref('account.id')))))
        .limit(maxSelective + 1)
        .as('person'),
    ),
  );

const last = '\u{10ffff}';

export const hasPrefix = (word: string) => (words: ExpressionBuilder<Tables, 'accountWord'>) =>
  words.and([words('accountWord.word', '>=', word), words('accountWord.word', '<', `${word}${last}`)]);

export function matchesPrefix(word: string, accountId: Expression<string>) {
  const rows: ExpressionBuilder<Tables, 'account'> = expressionBuilder();
  return rows.exists(
    rows
      .selectFrom('accountWord')
      .select('accountWord.accountId')
      .where('accountWord.accountId', '=', accountId)
      .where(hasPrefix(word)),
  );
}
