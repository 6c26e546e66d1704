import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

type Creators = ExpressionBuilder<Tables, 'creator'>;

/** The same phone number or handle in two accounts is worth a look. Each column has an index of its own. */
export function isRepeated() {
  const creators: Creators = expressionBuilder();
  return creators.or(sharedColumns.map((column) => isShared(creators, column)));
}

const sharedColumns = ['phoneNumber', 'instagram', 'youtube', 'tiktok'] as const;

/** That nobody has shares nothing is said by a literal: a parameter would keep SQLite from the index. */
const isShared = (creators: Creators, column: (typeof sharedColumns)[number]) =>
  creators.exists(
    creators
      .selectFrom('creator as other')
      .select('other.accountId')
      .whereRef(`other.${column}`, '=', `creator.${column}`)
      .where(`other.${column}`, '<>', sql.lit(''))
      .whereRef('other.accountId', '<>', 'creator.accountId'),
  );
