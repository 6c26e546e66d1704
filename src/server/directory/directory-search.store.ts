import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { DirectorySort } from '#contract/trip-types.ts';
import { type DirectoryQuery, type FilterGroup, filterGroups, type Stay } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { countOf } from '../db/count-of.ts';
import type { Database, Tables } from '../db/tables.ts';
import { type Term, termFor } from './directory-entry.ts';

type Entries = SelectQueryBuilder<Tables, 'directoryEntry', object>;

/**
 * How SQLite meets a condition on terms: `set` collects all matching numbers first, which is cheaper where most entries
 * are looked at; `each` looks an entry up, which is cheaper where few are. PostgreSQL plans both alike.
 */
type Lookup = 'set' | 'each';

const hasTerm = (database: Database, { kind, term }: Term) =>
  database.selectFrom('directoryTerm').select('directoryTerm.number').where('kind', '=', kind).where('term', '=', term);

/** A join for each term takes PostgreSQL seconds to plan where there are many. */
const maxJoins = 6;

/** Who has all of these terms, counted in one go. */
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

/** A trip without a last day in the query goes on for ever, and one without a first day begins before any. */
const isThere = (database: Database, { city, from, to }: Stay) =>
  database
    .selectFrom('directoryStop')
    .select('directoryStop.number')
    .where('lastDay', '>=', from)
    .$if(to !== '', (stops) => stops.where('firstDay', '<=', to))
    .$if(city !== '', (stops) => stops.where('city', '=', fold(city)));

const numberOfEntry = sql<number>`"directoryEntry".number`;

const containing = (name: string) => `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Listed creators that match a query. */
function matching(database: Database, query: DirectoryQuery, lookup: Lookup): Entries {
  const name = fold(query.search);
  const terms = filterGroups.flatMap((kind) => query[kind].map((value) => ({ kind, term: termFor(kind, value) })));
  let entries: Entries = database.selectFrom('directoryEntry').where('isListed', '=', sql.lit(1));
  if (query.minTripCount > 0) entries = entries.where('tripCount', '>=', query.minTripCount);
  if (name !== '') entries = entries.where(sql<SqlBool>`"nameFolded" like ${containing(name)} escape '\\'`);
  if (terms.length > maxJoins) entries = entries.where('number', 'in', hasAllTerms(database, terms));
  else
    for (const numbers of terms.map((term) => hasTerm(database, term)))
      entries =
        lookup === 'set'
          ? entries.where('number', 'in', numbers)
          : entries.where(({ exists }) => exists(numbers.where('directoryTerm.number', '=', numberOfEntry)));
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

/** Of equal rank, the newest entry comes first. */
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

/** Of this many matches and more, walking the order meets a page sooner than sorting all of them. */
const manyMatches = 2_000;

/** The ids of one page. It begins behind `after`, listed or not, or else at the offset. */
export async function listPage(
  database: Database,
  query: DirectoryQuery,
  { sort, offset, limit, after }: Page,
  total: number,
): Promise<string[]> {
  const [column, direction] = ranks[sort];
  const last = after === undefined ? undefined : await findRank(database, column, after);
  const rows = await matching(database, query, total < manyMatches ? 'set' : 'each')
    .select('accountId')
    .$if(last !== undefined, (entries) => entries.where((entry) => isBehind(entry, ranks[sort], last)))
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

/** The first comparison is implied by the second; it is what an index is entered by. */
function isBehind(
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

/** The JSON of these creators. `IN ()` is a syntax error in PostgreSQL. */
export const listProfiles = async (database: Database, ids: readonly string[]) =>
  ids.length === 0 ? [] : database.selectFrom('directoryProfile').selectAll().where('accountId', 'in', ids).execute();

/** For each term of a kind that any match has, how many have it. */
export const countTerms = (database: Database, query: DirectoryQuery, kind: FilterGroup) =>
  database
    .selectFrom('directoryTerm')
    .select(({ fn }) => ['term', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .$if(isNarrow(query), (counted) =>
      counted.where('directoryTerm.number', 'in', matching(database, query, 'set').select('number')),
    )
    .groupBy('term')
    .execute();

/** Only listed creators have terms, so a query for everyone needs no look at the entries. */
const isNarrow = ({ search, minTripCount, there, ...groups }: DirectoryQuery): boolean =>
  fold(search) !== '' || minTripCount > 0 || there !== null || Object.values(groups).some(({ length }) => length > 0);

/** Which of these terms any listed creator has: one step into the index for each. */
export async function listKnownTerms(
  database: Database,
  kind: FilterGroup,
  terms: readonly string[],
): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const asked = sql`values ${sql.join(terms.map((term) => sql`(${term})`))}`;
  const { rows } = await sql<{ term: string }>`
    select column1 as term from (${asked}) as asked
    where exists (select 1 from "directoryTerm" where kind = ${kind} and term = column1)`.execute(database);
  return new Set(rows.map(({ term }) => term));
}

/** Every type of trip, in steps through the index from one type to the next: `distinct` would read all rows. */
export async function listTripTypes(database: Database): Promise<string[]> {
  const ofKind = sql`select min(term) from "directoryTerm" where kind = 'tripType'`;
  const { rows } = await sql<{ term: string }>`
    with recursive types(term) as (
      ${ofKind} union all select (${ofKind} and "directoryTerm".term > types.term) from types where types.term is not null
    )
    select term from types where term is not null`.execute(database);
  return rows.map(({ term }) => term).toSorted();
}

/** Matches that were first listed after a moment. */
const newMatches = (database: Database, query: DirectoryQuery, since: number): Entries =>
  matching(database, query, 'each').where('listedAt', '>', since);

export const countNewMatches = (database: Database, query: DirectoryQuery, since: number): Promise<number> =>
  countOf(newMatches(database, query, since));

/** Their ids, the newest first. */
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
