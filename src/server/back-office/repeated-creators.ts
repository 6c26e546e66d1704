import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { type SharedField, sharedFields } from '#contract/queue-tabs.ts';
import { isShared } from '../creators/creators.ts';
import type { CreatorTable } from '../db/tables/creator.table.ts';
import type { Database, Tables } from '../db/tables.ts';

type Creators = ExpressionBuilder<Tables, 'creator'>;

/** Another creator has the same phone number or handle. Each column has its own index. */
export function isRepeated() {
  const creators: Creators = expressionBuilder();
  return creators.or(sharedFields.map((column) => isShared(creators, column)));
}

export type Shared = Pick<CreatorTable, 'accountId' | SharedField>;

/** Creators with the same number or handle: most matching fields first, then the oldest account. Empty fields never match. */
export function selectResembling(database: Database, creator: Shared, limit: number) {
  const filled = sharedFields.filter((field) => creator[field] !== '');
  const isSame = (field: SharedField) => sql<boolean>`${sql.ref(`creator.${field}`)} = ${creator[field]}`;
  const isNotEmpty = (field: SharedField) => sql<boolean>`${sql.ref(`creator.${field}`)} <> ''`;
  const counted = filled.map((field) => sql`case when ${isSame(field)} then 1 else 0 end`);
  return database
    .selectFrom('creator')
    .innerJoin('account', 'account.id', 'creator.accountId')
    .select(['creator.accountId', ...sharedFields.map((field) => `creator.${field}` as const)])
    .where('creator.accountId', '<>', creator.accountId)
    .where(({ and, or }) => or(filled.map((field) => and([isSame(field), isNotEmpty(field)]))))
    .orderBy(sql`${sql.join(counted, sql` + `)}`, 'desc')
    .orderBy('account.createdAt')
    .orderBy('account.id')
    .limit(limit);
}

export const sameIn = (one: Shared, other: Shared): SharedField[] =>
  sharedFields.filter((field) => one[field] !== '' && one[field] === other[field]);
