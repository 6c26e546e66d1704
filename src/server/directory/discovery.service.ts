import type { CreatorReply, CreatorsQuery, OptionsQuery, OptionsReply, Relaxation } from '#contract/creator.ts';
import { type FilterGroup, filterGroups, leastFilters, rangeFilters } from '#contract/directory-choices.ts';
import { recordBy } from '#contract/record-of.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { shownCreator, tripsOf } from '#rules/blog-visibility.ts';
import { type DirectoryQuery, type QueryPart, termFor, withoutPart } from '#rules/directory.ts';
import { notValid } from '#rules/problems.ts';
import { audienceOf } from '../blog/find-page.ts';
import { findChosenConfig } from '../blog/stored-config.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import type { SignedIn } from '../http/access.ts';
import { InvalidFields, NotFound } from '../lib/errors.ts';
import { utcDay } from '../lib/time.ts';
import { listPublishedTrips } from '../trips/trips.ts';
import { findEntry } from './directory-entry.store.ts';
import { sponsorView, viewWithDaysFor } from './directory-entry.ts';
import {
  countMatches,
  countTerms,
  listKnownTerms,
  listPage,
  listProfiles,
  listTripTypes,
  withKnownWords,
} from './directory-search.store.ts';
import { storedProfile } from './stored-profile.ts';

/** Returns JSON: the stored JSON of each creator is sent without parsing it. */
export async function listCreators(database: Database, parameters: CreatorsQuery): Promise<string> {
  const { offset, limit, include } = parameters;
  const entered = queryIn(parameters);
  const query = await withKnownWords(database, entered);
  const total = query === null ? 0 : await countMatches(database, query);
  const ids = query === null || total === 0 ? [] : await listPage(database, query, parameters, total);
  const rest = JSON.stringify({
    total,
    search: (query ?? entered).search,
    page: Math.floor(offset / limit) + 1,
    totalPages: Math.ceil(total / limit),
    tripTypes: await listTripTypes(database),
    // Without the word that no creator has there may be matches; without anything else there are none.
    ...(total === 0 && {
      relaxations: await relaxationsOf(
        database,
        query ?? entered,
        query === null ? [searchPart(entered)] : partsOf(query),
      ),
    }),
  });
  const rows = new Map((await listProfiles(database, ids)).map((row) => [row.accountId, row]));
  const items = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return [include === 'vayas' ? withTrips(row) : row.profile];
  });
  return `{"data":[${items.join(',')}],${rest.slice(1)}`;
}

export async function countOptions(database: Database, parameters: OptionsQuery): Promise<OptionsReply> {
  const { group: kind, option: options } = parameters;
  const terms = [...new Set(options.map((option) => termFor(kind, option)))];
  if (terms.length === 0) return { data: [] };
  const query = await withKnownWords(database, queryIn(parameters));
  const counted = query === null ? [] : await countTerms(database, query, kind);
  const counts = new Map(counted.map(({ term, count }) => [term, Number(count)]));
  const known = await listKnownTerms(
    database,
    kind,
    terms.filter((term) => !counts.has(term)),
  );
  return {
    data: options.map((option) => {
      const term = termFor(kind, option);
      return { option, count: counts.get(term) ?? 0, isInDirectory: counts.has(term) || known.has(term) };
    }),
  };
}

/** Dropping one value of an any-of group never widens the search, so all its values are dropped. */
const valuesToDrop = (query: DirectoryQuery, group: FilterGroup): readonly string[] =>
  query.matchAny.includes(group) && query[group].length > 1 ? [''] : query[group];

/** Each relaxation costs one count. */
const maxRelaxations = 2;

const withTrips = ({ profile, trips }: { profile: string; trips: string }): string =>
  `${profile.slice(0, -1)},"publishedVayas":${trips}}`;

function queryIn(parameters: Omit<OptionsQuery, 'group' | 'option'>): DirectoryQuery {
  const { thereCity: city, thereFrom: from = '', thereTo: to = '' } = parameters;
  if (to !== '' && from > to) throw new InvalidFields({ thereTo: notValid });
  const ranges = recordBy(
    rangeFilters,
    ({ name }) => name,
    (filter) => {
      const [min, max = null] = [parameters[filter.min], parameters[filter.max]];
      if (max !== null && min > max) throw new InvalidFields({ [filter.max]: notValid });
      return min === 0 && max === null ? null : { min, max };
    },
  );
  return { ...parameters, ...ranges, there: city === '' && from === '' && to === '' ? null : { city, from, to } };
}

const searchPart = ({ search }: DirectoryQuery): QueryPart => ({ filter: 'search', value: search });

const partsOf = (query: DirectoryQuery): QueryPart[] => [
  ...(query.search.trim() === '' ? [] : [searchPart(query)]),
  ...leastFilters.flatMap(({ name }) => (query[name] === 0 ? [] : [{ filter: name, value: String(query[name]) }])),
  ...rangeFilters.flatMap(({ name }) => (query[name] === null ? [] : [{ filter: name, value: '' }])),
  ...(query.there === null ? [] : [{ filter: 'there' as const, value: query.there.city }]),
  ...filterGroups.flatMap((filter) => valuesToDrop(query, filter).map((value) => ({ filter, value }))),
];

async function relaxationsOf(
  database: Database,
  query: DirectoryQuery,
  parts: readonly QueryPart[],
): Promise<Relaxation[]> {
  const relaxations: Relaxation[] = [];
  for (const part of parts.slice(0, maxRelaxations))
    relaxations.push({ ...part, total: await countMatches(database, withoutPart(query, part)) });
  return relaxations.filter(({ total }) => total > 0);
}

/** Visitors see only what the creator's blog shows. */
export async function readCreator(
  platform: Platform,
  { id, by }: { id: string; by: SignedIn | null },
): Promise<CreatorReply> {
  const { database } = platform;
  const entry = await findEntry(database, id);
  const trips = await listPublishedTrips(database, id);
  if (entry?.isListed !== 1) throw new NotFound();
  const profile = storedProfile(entry);
  const viewer = { audience: audienceOf(by, id), today: utcDay(platform.now()) };
  const view = viewer.audience === 'sponsor' ? sponsorView : viewWithDaysFor;
  const views = trips.map((trip) => view(trip, viewer.today));
  const creator = { ...profile, ...tripsOf(views, viewer.today) };
  if (viewer.audience !== 'visitor') return creator;
  const config = await findChosenConfig(database, id);
  return shownCreator(creator, blogSettings(config, 'page'), viewer);
}
