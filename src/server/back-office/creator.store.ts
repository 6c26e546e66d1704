import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { CreatorOrder, CreatorStatus } from '#contract/back-office-choices.ts';
import type { Approval } from '#contract/states.ts';
import { isRepeated } from '../creators/creators.ts';
import { hasPrefix, matchesPrefix, type PrefixSearch } from '../db/prefix-search.ts';
import { countOf } from '../db/queries.ts';
import type { StaffNoteTable } from '../db/tables/application.table.ts';
import type { Database, Tables } from '../db/tables.ts';

interface After {
  id: string;
  createdAt: number;
  usernameFolded: string;
}

export interface CreatorPage extends PrefixSearch {
  status?: CreatorStatus | undefined;
  order: CreatorOrder;
  after: After | null;
  limit: number;
}

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

export const countInStatus = (database: Database, status: CreatorStatus): Promise<number> =>
  countOf(inStatus(creators(database), status, equals));

export const findAfter = (database: Database, id: string) =>
  creators(database).select(['id', 'createdAt', 'usernameFolded']).where('id', '=', id).executeTakeFirst();

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

/** A literal: a parameter would keep SQLite from the partial indexes of creators. */
const creators = (database: Database): Creators =>
  database.selectFrom('account').where('role', '=', sql.lit('creator' as const));

/** A selective search is looked up by word and sorted; any other scans the list in its order. */
function found(database: Database, { status, words: [rarest, ...others], isSelective }: CreatorPage): Creators {
  const every = creators(database);
  if (rarest === undefined) return inStatus(every, status, equals);
  if (!isSelective) return [rarest, ...others].reduce(withWord, inStatus(every, status, equals));
  const matches = database
    .selectFrom('account')
    .where(equalsUnindexed('role', 'creator'))
    .where('account.id', 'in', (rows) =>
      rows.selectFrom('accountWord').select('accountWord.accountId').where(hasPrefix(rarest)),
    );
  return others.reduce(withWord, inStatus(matches, status, equalsUnindexed));
}

type Equals = (column: 'state' | 'role', value: string) => (accounts: Accounts) => Expression<SqlBool>;
const equals: Equals =
  (column, value) =>
  ({ eb }) =>
    eb(sql.ref<string>(`account.${column}`), '=', value);

/** Keeps SQLite from the index on the state, which matches far more rows than the word. */
const equalsUnindexed: Equals = (column, value) => () =>
  sql<boolean>`coalesce(${sql.ref(`account.${column}`)}, '') = ${value}`;

/** An approved applicant without verified bank details has an open link: the link index is faster than the applications. */
function inStatus(every: Creators, status: CreatorStatus | undefined, is: Equals): Creators {
  if (status === 'awaiting')
    return every
      .where(is('state', 'pending'))
      .where('account.id', 'in', selectWithLink)
      .where(hasApplication('APPROVED'));
  if (status === 'applying') return every.where(is('state', 'pending')).where('account.id', 'in', selectOnHold);
  if (status === 'rejected')
    return every
      .where(is('state', 'pending'))
      .where(hasApplication('REJECTED'))
      .where(({ not }) => not(hasApplication('APPROVED')))
      .where(({ not }) => not(hasApplication('ONHOLD')));
  return status ? every.where(is('state', status)) : every;
}

const awaitingStates = ['issued', 'opened', 'submitted', 'needsChanges', 'expired'] as const;
const selectWithLink = (rows: Accounts) =>
  rows.selectFrom('bankLink').select('bankLink.accountId').where('bankLink.state', 'in', literals(awaitingStates));

const selectOnHold = (rows: Accounts) =>
  rows
    .selectFrom('application')
    .select('application.accountId')
    .where('application.state', '=', sql.lit('ONHOLD' as const));

/** `coalesce` keeps SQLite from scanning all applications in this state for each account. */
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

export const listNotes = (database: Database, accountId: string) =>
  database
    .selectFrom('staffNote')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const countNotes = (database: Database, accountId: string): Promise<number> =>
  countOf(database.selectFrom('staffNote').where('accountId', '=', accountId));

export const insertNote = (database: Database, note: StaffNoteTable) =>
  database.insertInto('staffNote').values(note).execute();

export const findNote = (database: Database, id: string) =>
  database.selectFrom('staffNote').selectAll().where('id', '=', id).executeTakeFirst();

export const deleteNote = (database: Database, id: string) =>
  database.deleteFrom('staffNote').where('id', '=', id).returning('id').executeTakeFirst();

/** Creators without notes are not in the map. */
export async function countNotesOf(
  database: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('staffNote')
    .select(({ fn }) => ['accountId', fn.countAll<number>().as('count')])
    .where('accountId', 'in', accountIds)
    .groupBy('accountId')
    .execute();
  return new Map(rows.map(({ accountId, count }) => [accountId, count]));
}
