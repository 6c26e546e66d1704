import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  type CountName,
  type DirectorySort,
  type FilterGroup,
  filterGroups,
  leastFilters,
  rangeFilters,
} from '#contract/directory-choices.ts';
import {
  type CountRange,
  countFilters,
  type DirectoryQuery,
  minWordLength,
  oneLetterOff,
  rangeInOrder,
  type Stay,
  termFor,
  wordsIn,
} from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { isPostgres, unindexed } from '../db/dialect.ts';
import { countOf } from '../db/queries.ts';
import type { DirectoryEntryTable } from '../db/tables/directory-entry.table.ts';
import type { Database, Tables } from '../db/tables.ts';
import type { Term } from './directory-entry.ts';

type Entries = SelectQueryBuilder<Tables, 'directoryEntry', object>;

/**
 * `set` collects all matching numbers first (`IN`), `each` looks up each entry (`EXISTS`): cheaper for few entries.
 * It matters to SQLite only: PostgreSQL plans both alike.
 */
type Lookup = 'set' | 'each';

const hasTerm = (database: Database, { kind, term }: Term) =>
  database.selectFrom('directoryTerm').select('directoryTerm.number').where('kind', '=', kind).where('term', '=', term);

/** PostgreSQL takes seconds to plan dozens of joins, and SQLite collects a set for each. */
const maxJoins = 3;

/** A scalar subquery is no join: it is read for the entries that fulfil all other conditions. */
const withTermOfEach = (database: Database, entries: Entries, term: Term): Entries =>
  entries.where(
    sql<SqlBool>`(${hasTerm(database, term).where('directoryTerm.number', '=', numberOfEntry).limit(sql.lit(1))}) is not null`,
  );

/** An empty `to` has no upper bound, an empty `from` no lower one. */
function isThere(database: Database, { city, from, to }: Stay, lookup: Lookup) {
  const stops = database.selectFrom('directoryStop').select('directoryStop.number');
  // One entry has few stops, a city and the days after one have many.
  const isOfOne = lookup === 'each' && !isPostgres(database);
  const day = (column: 'firstDay' | 'lastDay') => (isOfOne ? unindexed<string>(column) : sql.ref<string>(column));
  return (
    stops
      .$if(from !== '', (each) => each.where(({ eb }) => eb(day('lastDay'), '>=', from)))
      .$if(to !== '', (each) => each.where(({ eb }) => eb(day('firstDay'), '<=', to)))
      .$if(city !== '', (each) => each.where('city', '=', fold(city)))
      // Without a city most stops may match: in the order of the numbers they fill the set faster.
      .$if(city === '' && lookup === 'set' && !isPostgres(database), (each) => each.distinct())
  );
}

const hasAnyTerm = (database: Database, kind: FilterGroup, terms: readonly string[]) =>
  database
    .selectFrom('directoryTerm')
    .select('directoryTerm.number')
    .where('kind', '=', kind)
    .where('term', 'in', terms);

const numberOfEntry = sql<number>`"directoryEntry".number`;

const inName = (word: string) =>
  sql<SqlBool>`"nameFolded" like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

const last = '\u{10ffff}';

const startingWith = (database: Database, word: string) =>
  database
    .selectFrom('directoryWord')
    .select('directoryWord.number')
    .where('word', '>=', word)
    .where('word', '<', `${word}${last}`);

function withWord(database: Database, entries: Entries, { word, lookup }: { word: string; lookup: Lookup }): Entries {
  if (word.length < minWordLength) return entries.where(inName(word));
  const numbers = startingWith(database, word);
  return entries.where(({ or, eb, exists }) =>
    or([
      inName(word),
      lookup === 'set' ? eb('number', 'in', numbers) : exists(numbers.where('number', '=', numberOfEntry)),
    ]),
  );
}

type Numbers = SelectQueryBuilder<Tables, 'directoryTerm' | 'directoryStop', { number: number }>;

const among = (entries: Entries, numbers: Numbers, lookup: Lookup): Entries =>
  lookup === 'set'
    ? entries.where('number', 'in', numbers)
    : entries.where(({ exists }) => exists(numbers.where('number', '=', numberOfEntry)));

const termsIn = (query: DirectoryQuery, kind: FilterGroup): Term[] =>
  query[kind].map((value) => ({ kind, term: termFor(kind, value) }));

const columns = { minTripCount: 'tripCount', followers: 'followersCount' } as const satisfies Record<
  CountName,
  keyof DirectoryEntryTable
>;

type Column = RawBuilder<number>;

const within = (entries: Entries, column: Column, { min, max }: CountRange): Entries =>
  entries
    .$if(min > 0, (each) => each.where(column, '>=', min))
    .$if(max !== null, (each) => each.where(column, '<=', max));

function withCounts(database: Database, query: DirectoryQuery, lookup: Lookup): Entries {
  // SQLite would take the index of a count in place of that of the order, or jump between rows to compare all names.
  const isUnindexed = (lookup === 'each' || wordsIn(query.search).length > 0) && !isPostgres(database);
  const columnOf = (name: CountName): Column =>
    isUnindexed ? unindexed<number>(columns[name]) : sql.ref<number>(columns[name]);
  let found: Entries = database.selectFrom('directoryEntry').where('isListed', '=', sql.lit(1));
  for (const { name } of leastFilters) found = within(found, columnOf(name), { min: query[name], max: null });
  for (const { name } of rangeFilters) {
    const range = query[name];
    if (range) found = within(found, columnOf(name), rangeInOrder(range));
  }
  return found;
}

function matching(database: Database, query: DirectoryQuery, lookup: Lookup): Entries {
  const isAny = (kind: FilterGroup) => query.matchAny.includes(kind);
  const terms = distinct(filterGroups.flatMap((kind) => (isAny(kind) ? [] : termsIn(query, kind))));
  let entries = withCounts(database, query, lookup);
  for (const term of terms.slice(0, maxJoins)) entries = among(entries, hasTerm(database, term), lookup);
  for (const kind of filterGroups.filter(isAny)) {
    const any = termsIn(query, kind).map(({ term }) => term);
    if (any.length > 0) entries = among(entries, hasAnyTerm(database, kind, any), lookup);
  }
  if (query.there) entries = among(entries, isThere(database, query.there, lookup), lookup);
  for (const term of terms.slice(maxJoins)) entries = withTermOfEach(database, entries, term);
  // Names and words are read for the entries that are left. Two terms leave few.
  const ofWord = terms.length > 1 ? 'each' : lookup;
  for (const word of wordsIn(query.search)) entries = withWord(database, entries, { word, lookup: ofWord });
  return entries;
}

const distinct = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [JSON.stringify(term), term])).values(),
];

export const countMatches = (database: Database, query: DirectoryQuery): Promise<number> =>
  countOf(matching(database, query, 'set'));

/**
 * A word that no creator has is read as the most frequent one that differs in one letter.
 * Returns null if there is none: then the query has no matches.
 */
export async function withKnownWords(database: Database, query: DirectoryQuery): Promise<DirectoryQuery | null> {
  const words = wordsIn(query.search);
  const known = await Promise.all(words.map((word) => knownWord(database, word)));
  if (known.includes(null)) return null;
  return words.every((word, index) => word === known[index]) ? query : { ...query, search: known.join(' ') };
}

async function knownWord(database: Database, word: string): Promise<string | null> {
  const others = oneLetterOff(word);
  if (others.length === 0 || (await hasMatch(database, word))) return word;
  const [nearest] = await database
    .selectFrom('directoryWord')
    .select(({ fn }) => ['word', fn.countAll<number>().as('count')])
    .where('word', 'in', others)
    .groupBy('word')
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(1)
    .execute();
  return nearest?.word ?? null;
}

async function hasMatch(database: Database, word: string): Promise<boolean> {
  const entries = database.selectFrom('directoryEntry').select('number').where('isListed', '=', sql.lit(1));
  const found =
    (await startingWith(database, word).limit(1).executeTakeFirst()) ??
    (await entries.where(inName(word)).limit(1).executeTakeFirst());
  return found !== undefined;
}

type Rank = readonly [column: 'listedAt' | 'followersCount' | 'tripCount', direction: 'asc' | 'desc'];

const ranks: Record<DirectorySort, Rank> = {
  default: ['listedAt', 'desc'],
  followers_high_to_low: ['followersCount', 'desc'],
  followers_low_to_high: ['followersCount', 'asc'],
  trips_high_to_low: ['tripCount', 'desc'],
  trips_low_to_high: ['tripCount', 'asc'],
};

interface Page {
  sort: DirectorySort;
  offset: number;
  limit: number;
  after?: string | undefined;
}

/** Fewer matches are sorted; more are found by walking the index of the order. */
const areFew = (database: Database, total: number): boolean => total < (isPostgres(database) ? 20_000 : 2_000);
/** The share of the matches that a walk looks up one by one. Further pages compare with the set of all matches. */
const maxShareToLookUp = 1 / 20;

/** The page starts after the creator `after` (even if no longer listed), else at `offset`. */
export async function listPage(
  database: Database,
  query: DirectoryQuery,
  { sort, offset, limit, after }: Page,
  total: number,
): Promise<string[]> {
  const [column, direction] = ranks[sort];
  // Many are not compared by their names, since a walk of the index would read them all.
  const words = sort === 'default' && areFew(database, total) ? wordsIn(query.search) : [];
  const group = words.length === 0 ? null : groupOf(words);
  const last = after === undefined ? undefined : await findRank(database, { column, group }, after);
  const skipped = last === undefined ? offset : 0;
  // PostgreSQL walks the index of the order past all entries if it expects more matches than there are.
  const sortsAll = isPostgres(database) && areFew(database, total);
  const rows = await entriesFor(database, query, { total, read: skipped + limit })
    .select('accountId')
    .$if(last !== undefined, (entries) => entries.where((entry) => isAfter(entry, { rank: ranks[sort], group }, last)))
    .$if(group !== null, (entries) => entries.orderBy(group ?? sql.lit(0)))
    .orderBy(sortsAll ? unindexed<number>(column) : sql.ref(column), direction)
    .orderBy('number', 'desc')
    .offset(skipped)
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

function entriesFor(
  database: Database,
  query: DirectoryQuery,
  { total, read }: { total: number; read: number },
): Entries {
  const isFew = areFew(database, total);
  if (isPostgres(database) || (!isFew && read <= total * maxShareToLookUp) || isEmpty(query))
    return matching(database, query, 'each');
  const entries = database.selectFrom('directoryEntry').where('isListed', '=', sql.lit(1));
  return isFew
    ? entries.where('number', 'in', matching(database, query, 'set').select('number'))
    : entries.where(({ eb }) => eb(unindexed<number>('number'), 'in', numbersOf(database, query)));
}

/** Creators whose name has all words come before those who are found by a handle, a city or a speciality. */
type Group = RawBuilder<number>;

const groupOf = (words: readonly string[]): Group =>
  sql<number>`case when ${sql.join(words.map(inName), sql` and `)} then 0 else 1 end`;

interface Ranked {
  group: number;
  rank: number;
  number: number;
}

const findRank = (
  database: Database,
  { column, group }: { column: Rank[0]; group: Group | null },
  accountId: string,
): Promise<Ranked | undefined> =>
  database
    .selectFrom('directoryEntry')
    .select([(group ?? sql.lit(0)).as('group'), `${column} as rank`, 'number'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();

/** The second condition implies the first, which is the one that can use an index. */
function isAfter(
  { and, or, eb }: ExpressionBuilder<Tables, 'directoryEntry'>,
  { rank: [column, direction], group }: { rank: Rank; group: Group | null },
  last: Ranked = { group: 0, rank: 0, number: 0 },
) {
  const isDescending = direction === 'desc';
  const isAfterInGroup = and([
    eb(column, isDescending ? '<=' : '>=', last.rank),
    or([eb(column, isDescending ? '<' : '>', last.rank), eb('number', '<', last.number)]),
  ]);
  return group === null
    ? isAfterInGroup
    : or([eb(group, '>', last.group), and([eb(group, '=', last.group), isAfterInGroup])]);
}

export const listProfiles = (database: Database, ids: readonly string[]) =>
  database.selectFrom('directoryProfile').selectAll().where('accountId', 'in', ids).execute();

/** Where any value of the group may match, its chosen values do not narrow the counts of the others. */
export function countTerms(database: Database, asked: DirectoryQuery, kind: FilterGroup) {
  const query = asked.matchAny.includes(kind) ? { ...asked, [kind]: [] } : asked;
  return database
    .selectFrom('directoryTerm')
    .select(({ fn }) => ['term', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .$if(!isEmpty(query), (counted) => counted.where('directoryTerm.number', 'in', numbersOf(database, query)))
    .groupBy('term')
    .execute();
}

/** In the order of the numbers SQLite fills the set faster. */
const numbersOf = (database: Database, query: DirectoryQuery) =>
  matching(database, query, 'set')
    .select('number')
    .$if(!isPostgres(database), (numbers) => numbers.orderBy('number'));

/** Only listed creators have terms, so an empty query does not need the entries. */
const isEmpty = (query: DirectoryQuery): boolean => wordsIn(query.search).length === 0 && countFilters(query) === 0;

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

/** From this number of new creators on, collecting all matches is faster than looking up each of them. */
const minNewToCollect = 5_000;

export async function countNewMatches(database: Database, query: DirectoryQuery, since: number): Promise<number> {
  const listed = database.selectFrom('directoryEntry').where('isListed', '=', sql.lit(1));
  const some = listed.where('listedAt', '>', since).select('number').limit(minNewToCollect);
  const hasFewNew = isPostgres(database) || (await countOf(database.selectFrom(some.as('new')))) < minNewToCollect;
  return countOf(
    hasFewNew
      ? newMatches(database, query, since)
      : listed
          .where('number', 'in', numbersOf(database, query))
          .where(({ eb }) => eb(unindexed<number>('listedAt'), '>', since)),
  );
}

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
