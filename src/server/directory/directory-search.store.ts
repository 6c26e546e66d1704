import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DirectorySort } from '#contract/trip-types.ts';
import { type FilterGroup, filterGroups } from '#contract/trip-types.ts';
import { type DirectoryQuery, type FollowerRange, followersInOrder, type Stay } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { countOf } from '../db/count-of.ts';
import type { Database, Tables } from '../db/tables.ts';
import { type Term, termFor } from './directory-entry.ts';

type Entries = SelectQueryBuilder<Tables, 'directoryEntry', object>;

/**
 * `set` collects all matching numbers first (`IN`), `each` looks up each entry (`EXISTS`): cheaper for few entries.
 * It matters to SQLite only: PostgreSQL plans both alike.
 */
type Lookup = 'set' | 'each';

const hasTerm = (database: Database, { kind, term }: Term) =>
  database.selectFrom('directoryTerm').select('directoryTerm.number').where('kind', '=', kind).where('term', '=', term);

/** PostgreSQL takes seconds to plan dozens of joins. */
const maxJoins = 6;

function hasAllTerms(database: Database, terms: readonly Term[]) {
  const wanted = new Map(terms.map((term) => [JSON.stringify(term), term]));
  return database
    .selectFrom('directoryTerm')
    .select('directoryTerm.number')
    .where(({ and, eb, or }) =>
      or([...wanted.values()].map(({ kind, term }) => and([eb('kind', '=', kind), eb('term', '=', term)]))),
    )
    .groupBy('directoryTerm.number')
    .having(({ fn }) => fn.countAll(), '=', wanted.size);
}

/** An empty `to` has no upper bound; an empty `from` is smaller than any day. */
const isThere = (database: Database, { city, from, to }: Stay) =>
  database
    .selectFrom('directoryStop')
    .select('directoryStop.number')
    .where('lastDay', '>=', from)
    .$if(to !== '', (stops) => stops.where('firstDay', '<=', to))
    .$if(city !== '', (stops) => stops.where('city', '=', fold(city)));

const hasAnyTerm = (database: Database, kind: FilterGroup, terms: readonly string[]) =>
  database
    .selectFrom('directoryTerm')
    .select('directoryTerm.number')
    .where('kind', '=', kind)
    .where('term', 'in', terms);

const numberOfEntry = sql<number>`"directoryEntry".number`;

const containing = (name: string) => `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`;

const withTerm = (entries: Entries, numbers: ReturnType<typeof hasTerm>, lookup: Lookup): Entries =>
  lookup === 'set'
    ? entries.where('number', 'in', numbers)
    : entries.where(({ exists }) => exists(numbers.where('directoryTerm.number', '=', numberOfEntry)));

const termsIn = (query: DirectoryQuery, kind: FilterGroup): Term[] =>
  query[kind].map((value) => ({ kind, term: termFor(kind, value) }));

const withFollowers = (entries: Entries, { min, max }: FollowerRange): Entries =>
  entries
    .$if(min > 0, (each) => each.where('followersCount', '>=', min))
    .$if(max !== null, (each) => each.where('followersCount', '<=', max));

function matching(database: Database, query: DirectoryQuery, lookup: Lookup): Entries {
  const name = fold(query.search);
  const isAny = (kind: FilterGroup) => query.matchAny.includes(kind);
  const terms = filterGroups.flatMap((kind) => (isAny(kind) ? [] : termsIn(query, kind)));
  let entries: Entries = database.selectFrom('directoryEntry').where('isListed', '=', sql.lit(1));
  if (query.minTripCount > 0) entries = entries.where('tripCount', '>=', query.minTripCount);
  if (query.followers) entries = withFollowers(entries, followersInOrder(query.followers));
  if (name !== '') entries = entries.where(sql<SqlBool>`"nameFolded" like ${containing(name)} escape '\\'`);
  if (terms.length > maxJoins) entries = entries.where('number', 'in', hasAllTerms(database, terms));
  else for (const term of terms) entries = withTerm(entries, hasTerm(database, term), lookup);
  for (const kind of filterGroups.filter(isAny)) {
    const any = termsIn(query, kind).map(({ term }) => term);
    if (any.length > 0) entries = withTerm(entries, hasAnyTerm(database, kind, any), lookup);
  }
  if (query.there) {
    const numbers = isThere(database, query.there);
    entries =
      lookup === 'set'
        ? entries.where('number', 'in', numbers)
        : entries.where(({ exists }) => exists(numbers.where('directoryStop.number', '=', numberOfEntry)));
  }
  return entries;
}

export const countMatches = (database: Database, query: DirectoryQuery): Promise<number> =>
  countOf(matching(database, query, 'set'));

type Rank = readonly [column: 'listedAt' | 'followersCount' | 'tripCount', direction: 'asc' | 'desc'];

const ranks: Record<DirectorySort, Rank> = {
  default: ['listedAt', 'desc'],
  followers_high_to_low: ['followersCount', 'desc'],
  followers_low_to_high: ['followersCount', 'asc'],
  trips_high_to_low: ['tripCount', 'desc'],
  trips_low_to_high: ['tripCount', 'asc'],
};

export interface Page {
  sort: DirectorySort;
  offset: number;
  limit: number;
  after?: string | undefined;
}

/** From this number of matches on, walking the index of the order is faster than sorting all matches. */
const minMatchesToWalk = 2_000;

/** The page starts after the creator `after` (even if no longer listed), else at `offset`. */
export async function listPage(
  database: Database,
  query: DirectoryQuery,
  { sort, offset, limit, after }: Page,
  total: number,
): Promise<string[]> {
  const [column, direction] = ranks[sort];
  const last = after === undefined ? undefined : await findRank(database, column, after);
  const rows = await matching(database, query, total < minMatchesToWalk ? 'set' : 'each')
    .select('accountId')
    .$if(last !== undefined, (entries) => entries.where((entry) => isAfter(entry, ranks[sort], last)))
    .orderBy(column, direction)
    .orderBy('number', 'desc')
    .offset(last === undefined ? offset : 0)
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

interface Ranked {
  rank: number;
  number: number;
}

const findRank = (database: Database, column: Rank[0], accountId: string): Promise<Ranked | undefined> =>
  database
    .selectFrom('directoryEntry')
    .select([`${column} as rank`, 'number'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();

/** The second condition implies the first, which is the one that can use an index. */
function isAfter(
  { and, or, eb }: ExpressionBuilder<Tables, 'directoryEntry'>,
  [column, direction]: Rank,
  last: Ranked = { rank: 0, number: 0 },
) {
  const isDescending = direction === 'desc';
  return and([
    eb(column, isDescending ? '<=' : '>=', last.rank),
    or([eb(column, isDescending ? '<' : '>', last.rank), eb('number', '<', last.number)]),
  ]);
}

/** `IN ()` is a syntax error in PostgreSQL. */
export const listProfiles = async (database: Database, ids: readonly string[]) =>
  ids.length === 0 ? [] : database.selectFrom('directoryProfile').selectAll().where('accountId', 'in', ids).execute();

/** Where any value of the group may match, its chosen values do not narrow the counts of the others. */
export function countTerms(database: Database, asked: DirectoryQuery, kind: FilterGroup) {
  const query = asked.matchAny.includes(kind) ? { ...asked, [kind]: [] } : asked;
  return database
    .selectFrom('directoryTerm')
    .select(({ fn }) => ['term', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .$if(isNarrow(query), (counted) =>
      counted.where('directoryTerm.number', 'in', matching(database, query, 'set').select('number')),
    )
    .groupBy('term')
    .execute();
}

/** Only listed creators have terms, so an empty query does not need the entries. */
const isNarrow = ({ search, minTripCount, followers, there, ...query }: DirectoryQuery): boolean =>
  fold(search) !== '' ||
  minTripCount > 0 ||
  followers !== null ||
  there !== null ||
  filterGroups.some((group) => query[group].length > 0);

export async function listKnownTerms(
  database: Database,
  kind: FilterGroup,
  terms: readonly string[],
): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const requested = sql`values ${sql.join(terms.map((term) => sql`(${term})`))}`;
  const { rows } = await sql<{ term: string }>`
    select column1 as term from (${requested}) as requested
    where exists (select 1 from "directoryTerm" where kind = ${kind} and term = column1)`.execute(database);
  return new Set(rows.map(({ term }) => term));
}

/** Steps through the index from one type to the next: `distinct` would read all rows. */
export async function listTripTypes(database: Database): Promise<string[]> {
  const ofKind = sql`select min(term) from "directoryTerm" where kind = 'tripType'`;
  const { rows } = await sql<{ term: string }>`
    with recursive types(term) as (
      ${ofKind} union all select (${ofKind} and "directoryTerm".term > types.term) from types where types.term is not null
    )
    select term from types where term is not null`.execute(database);
  return rows.map(({ term }) => term).toSorted();
}

const newMatches = (database: Database, query: DirectoryQuery, since: number): Entries =>
  matching(database, query, 'each').where('listedAt', '>', since);

export const countNewMatches = (database: Database, query: DirectoryQuery, since: number): Promise<number> =>
  countOf(newMatches(database, query, since));

export const listNewMatches = async (
  database: Database,
  { query, since, limit }: { query: DirectoryQuery; since: number; limit: number },
): Promise<string[]> => {
  const rows = await newMatches(database, query, since)
    .select('accountId')
    .orderBy('listedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
};
