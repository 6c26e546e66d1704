import {
  type DirectorySort,
  directorySorts,
  type FilterGroup,
  filterGroups,
  leastFilters,
  rangeFilters,
} from '#contract/directory-choices.ts';
import { recordBy, recordOf } from '#contract/record-of.ts';
import { type CountRange, type DirectoryQuery, inOrder, rangeInOrder, type Stay } from './directory.ts';
import { anyParameter, type Parameters, searchParameters, valueIn } from './parameters.ts';

export interface DirectoryAddress {
  query: DirectoryQuery;
  sort: DirectorySort;
  /** Names of unknown or invalid parameters. */
  ignored: string[];
}

const maxValues = 20;
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_\w+)$/;
/** They belong to the page, not to the search. */
const pageParameters = ['creator', 'list', 'listSearch', 'listSort', 'compare'];

export function readAddress(parameters: Parameters): DirectoryAddress {
  const ignored = new Set<string>();
  const known = [...searchParameters, ...pageParameters];
  for (const [name] of parameters) if (!known.includes(name) && !tracking.test(name)) ignored.add(name);
  if (valueIn('creator', parameters) !== null && creatorIn(parameters) === null) ignored.add('creator');
  const get = (name: string) => valueIn(name, parameters);
  const query: DirectoryQuery = {
    ...recordOf(filterGroups, (group) => valuesIn(parameters, group, ignored)),
    ...recordBy(
      leastFilters,
      ({ name }) => name,
      ({ name, max }) => countIn(get, name, max, ignored),
    ),
    ...recordBy(
      rangeFilters,
      ({ name }) => name,
      (filter) => rangeIn(get, filter, ignored),
    ),
    matchAny: groupsIn(parameters, ignored),
    search: (get('search') ?? '').slice(0, 80),
    there: thereIn(get, ignored),
  };
  return { query, sort: sortIn(get('sort'), ignored), ignored: [...ignored] };
}

function valuesIn(parameters: Parameters, group: FilterGroup, ignored: Set<string>): string[] {
  const values = new Set(parameters.filter(([name]) => name === group).map(([, value]) => value.trim()));
  const fitting = [...values].filter((value) => value !== '' && value.length <= 80).slice(0, maxValues);
  if (fitting.length < values.size) ignored.add(group);
  return fitting;
}

function groupsIn(parameters: Parameters, ignored: Set<string>): FilterGroup[] {
  const named = parameters.filter(([name]) => name === anyParameter).map(([, value]) => value);
  if (named.some((name) => !filterGroups.some((group) => group === name))) ignored.add(anyParameter);
  return filterGroups.filter((group) => named.includes(group));
}

function sortIn(value: string | null, ignored: Set<string>): DirectorySort {
  const sort = directorySorts.find((each) => each === value);
  if (value !== null && !sort) ignored.add('sort');
  return sort ?? 'default';
}

type Get = (name: string) => string | null;

function countIn(get: Get, name: string, max: number, ignored: Set<string>): number {
  const value = get(name);
  if (value === null) return 0;
  const isCount = /^\d{1,9}$/.test(value) && Number(value) <= max;
  if (!isCount) ignored.add(name);
  return isCount ? Number(value) : 0;
}

type RangeFilter = (typeof rangeFilters)[number];

function rangeIn(get: Get, filter: RangeFilter, ignored: Set<string>): CountRange | null {
  const [min, max] = [filter.min, filter.max].map((name) => countIn(get, name, filter.limit, ignored));
  return min || max ? rangeInOrder({ min: min ?? 0, max: max || null }) : null;
}

function thereIn(get: Get, ignored: Set<string>): DirectoryQuery['there'] {
  const city = (get('thereCity') ?? '').trim().slice(0, 80);
  const dayIn = (name: string): string => {
    const day = get(name) ?? '';
    if (day === '' || isDay(day)) return day;
    ignored.add(name);
    return '';
  };
  const there = inOrder({ city, from: dayIn('thereFrom'), to: dayIn('thereTo') });
  return there.city === '' && there.from === '' && there.to === '' ? null : there;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The creator whose profile is open. */
export function creatorIn(parameters: Parameters): string | null {
  const id = valueIn('creator', parameters);
  return id !== null && isCreatorId(id) ? id : null;
}

export const isCreatorId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

const isMatchedByAny = (query: DirectoryQuery, group: FilterGroup): boolean =>
  query.matchAny.includes(group) && query[group].length > 0;

/** Defaults are left out. */
export function writeAddress(query: DirectoryQuery, sort: DirectorySort): [string, string][] {
  return [
    ...(query.search.trim() === '' ? [] : [['search', query.search]]),
    ...(sort === 'default' ? [] : [['sort', sort]]),
    ...filterGroups.flatMap((group) => query[group].map((value) => [group, value])),
    ...filterGroups.filter((group) => isMatchedByAny(query, group)).map((group) => [anyParameter, group]),
    ...leastFilters.filter(({ name }) => query[name] > 0).map(({ name }) => [name, String(query[name])]),
    ...rangeFilters.flatMap((filter) => bounds(filter, query[filter.name])),
    ...(query.there ? placeAndDays(query.there) : []),
  ] as [string, string][];
}

function bounds(filter: RangeFilter, range: CountRange | null): [string, string][] {
  const { min, max } = rangeInOrder(range ?? { min: 0, max: null });
  return [...(min === 0 ? [] : [[filter.min, String(min)]]), ...(max === null ? [] : [[filter.max, String(max)]])] as [
    string,
    string,
  ][];
}

function placeAndDays(stay: Stay): [string, string][] {
  const { city, from, to } = inOrder(stay);
  const parts: [string, string][] = [
    ['thereCity', city],
    ['thereFrom', from],
    ['thereTo', to],
  ];
  return parts.filter(([, value]) => value !== '');
}
