import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { CreatorOrder, CreatorStanding } from '#contract/creator-list-choices.ts';
import type { Approval } from '#contract/levels.ts';
import { countOf } from '../db/count-of.ts';
import { hasPrefix, matchesPrefix, type PrefixSearch } from '../db/prefix-search.ts';
import type { Database, Tables } from '../db/tables.ts';
import { isRepeated } from './repeated-creators.ts';

/** The row after which a page begins. */
interface After {
  id: string;
  createdAt: number;
  usernameFolded: string;
}

export interface CreatorPage extends PrefixSearch {
  standing?: CreatorStanding | undefined;
  order: CreatorOrder;
  after: After | null;
  limit: number;
}

/** Which creators are on a page, in its order. */
export function selectCreatorIds(database: Database, page: CreatorPage) {
  const { order, after, limit } = page;
  const key = orderKeys[order];
  const direction = order === 'newest' ? 'desc' : 'asc';
  return found(database, page)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(key, 'id'), order === 'newest' ? '<' : '>', tuple(after?.[key] ?? 0, after?.id ?? '')),
      ),
    )
    .select('account.id')
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit);
}

const orderKeys = { newest: 'createdAt', oldest: 'createdAt', username: 'usernameFolded' } as const;

export const countByAccountState = (database: Database) =>
  creators(database)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

export const countInStatus = (database: Database, status: CreatorStanding): Promise<number> =>
  countOf(standingSo(creators(database), status, plainly));

export const findAfter = (database: Database, id: string) =>
  creators(database).select(['id', 'createdAt', 'usernameFolded']).where('id', '=', id).executeTakeFirst();

/** What the list shows of these. */
export const listShown = (database: Database, ids: readonly string[]) =>
  database
    .selectFrom('account')
    .leftJoin('creator', 'creator.accountId', 'account.id')
    .leftJoin('bankDetails', 'bankDetails.accountId', 'account.id')
    .select(['account.id', 'account.name', 'account.username', 'account.email', 'account.state', 'account.createdAt'])
    .select(['creator.profilePicture', 'bankDetails.isDoubtful', isRepeated().as('isRepeated')])
    .where('account.id', 'in', ids)
    .execute();

type Creators = SelectQueryBuilder<Tables, 'account', object>;
type Accounts = ExpressionBuilder<Tables, 'account'>;

/** Said by a literal: a parameter would keep SQLite from the indexes of creators alone. */
const creators = (database: Database): Creators =>
  database.selectFrom('account').where('role', '=', sql.lit('creator' as const));

/** A few are looked up by their word and put in order then; of many some are soon met in the order itself. */
function found(database: Database, { standing, words: [rarest, ...others], isOfFew }: CreatorPage): Creators {
  const every = creators(database);
  if (rarest === undefined) return standingSo(every, standing, plainly);
  if (!isOfFew) return [rarest, ...others].reduce(withWord, standingSo(every, standing, plainly));
  const few = database
    .selectFrom('account')
    .where(wrapped('role', 'creator'))
    .where('account.id', 'in', (rows) =>
      rows.selectFrom('accountWord').select('accountWord.accountId').where(hasPrefix(rarest)),
    );
  return others.reduce(withWord, standingSo(few, standing, wrapped));
}

type Equals = (column: 'state' | 'role', value: string) => (accounts: Accounts) => Expression<SqlBool>;
const plainly: Equals =
  (column, value) =>
  ({ eb }) =>
    eb(sql.ref<string>(`account.${column}`), '=', value);

/** SQLite would go through an index of all who are in the same state instead. */
const wrapped: Equals = (column, value) => () => sql<boolean>`coalesce(${sql.ref(`account.${column}`)}, '') = ${value}`;

/** Whoever was approved and has not sent bank details that were verified has a link that is not over; to look at each application alone takes long. */
function standingSo(every: Creators, standing: CreatorStanding | undefined, equals: Equals): Creators {
  if (standing === 'awaiting')
    return every
      .where(equals('state', 'pending'))
      .where('account.id', 'in', selectAsked)
      .where(hasApplication('APPROVED'));
  if (standing === 'applying') return every.where(equals('state', 'pending')).where('account.id', 'in', selectOnHold);
  if (standing === 'rejected')
    return every
      .where(equals('state', 'pending'))
      .where(hasApplication('REJECTED'))
      .where(({ not }) => not(hasApplication('APPROVED')))
      .where(({ not }) => not(hasApplication('ONHOLD')));
  return standing ? every.where(equals('state', standing)) : every;
}

const asked = ['issued', 'opened', 'submitted', 'needsChanges', 'expired'] as const;
const selectAsked = (rows: Accounts) =>
  rows.selectFrom('bankLink').select('bankLink.accountId').where('bankLink.state', 'in', literals(asked));

const selectOnHold = (rows: Accounts) =>
  rows
    .selectFrom('application')
    .select('application.accountId')
    .where('application.state', '=', sql.lit('ONHOLD' as const));

/** The state is wrapped, or SQLite would look through all that are in it for each account. */
function hasApplication(state: Approval) {
  const accounts: Accounts = expressionBuilder();
  return accounts.exists(
    accounts
      .selectFrom('application')
      .select('application.id')
      .whereRef('application.accountId', '=', 'account.id')
      .where(({ fn, ref }) => sql<boolean>`${fn.coalesce(ref('application.state'), sql.lit(''))} = ${sql.lit(state)}`),
  );
}

const literals = <Value extends string>(values: readonly Value[]) => values.map((value) => sql.lit(value));

const withWord = (every: Creators, word: string): Creators => every.where(matchesPrefix(word, sql.ref('account.id')));
