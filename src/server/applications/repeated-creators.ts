import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { type SharedField, sharedFields } from '#contract/queue-tabs.ts';
import { isShared } from '../creators/shared-contacts.ts';
import type { CreatorTable } from '../db/tables/creator.table.ts';
import type { Database, Tables } from '../db/tables.ts';

type Creators = ExpressionBuilder<Tables, 'creator'>;

/** The same phone number or handle in two accounts is worth a look. Each column has an index of its own. */
export function isRepeated() {
  const creators: Creators = expressionBuilder();
  return creators.or(sharedFields.map((column) => isShared(creators, column)));
}

export type Shared = Pick<CreatorTable, 'accountId' | SharedField>;

/** Who else has the number or a handle of a creator: whoever shares most in front, then whoever came first. What the creator left empty nobody shares. */
export function selectResembling(database: Database, creator: Shared, limit: number) {
  const given = sharedFields.filter((field) => creator[field] !== '');
  const isSame = (field: SharedField) => sql<boolean>`${sql.ref(`creator.${field}`)} = ${creator[field]}`;
  const isGiven = (field: SharedField) => sql<boolean>`${sql.ref(`creator.${field}`)} <> ''`;
  const counted = given.map((field) => sql`case when ${isSame(field)} then 1 else 0 end`);
  return database
    .selectFrom('creator')
    .innerJoin('account', 'account.id', 'creator.accountId')
    .select(['creator.accountId', ...sharedFields.map((field) => `creator.${field}` as const)])
    .where('creator.accountId', '<>', creator.accountId)
    .where(({ and, or }) => or(given.map((field) => and([isSame(field), isGiven(field)]))))
    .orderBy(sql`${sql.join(counted, sql` + `)}`, 'desc')
    .orderBy('account.createdAt')
    .orderBy('account.id')
    .limit(limit);
}

export const sameIn = (one: Shared, other: Shared): SharedField[] =>
  sharedFields.filter((field) => one[field] !== '' && one[field] === other[field]);
