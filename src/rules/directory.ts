import {
  type CountName,
  type DirectorySort,
  type Filter,
  type FilterGroup,
  type FilterName,
  filterGroups,
  filterTable,
  isFilterGroup,
  leastFilters,
  namesOf,
  platforms,
  rangeFilters,
} from '#contract/directory-choices.ts';
import { languages } from '#contract/language.ts';
import { recordOf } from '#contract/record-of.ts';
import { cityNameIn } from './city-name.ts';
import { type DatedTrip, daysOf } from './derived-trips.ts';
import { fold } from './fold.ts';
import { serviceCode } from './service-code.ts';

/** An empty list, 0 and null match every creator. */
interface FilterValues {
  terms: readonly string[];
  least: number;
  range: CountRange | null;
  stay: Stay | null;
}

export type DirectoryFilters = { [Each in Filter as Each['name']]: FilterValues[Each['kind']] } & {
  /** Groups in which one matching value is enough; in other groups every value has to match. */
  matchAny: readonly FilterGroup[];
};

export type DirectoryQuery = DirectoryFilters & { search: string };

/** `max` is null if there is none. */
export interface CountRange {
  min: number;
  max: number | null;
}

/** In a city on one of these days. An empty field matches any city, or leaves the period open. */
export interface Stay {
  city: string;
  from: string;
  to: string;
}

interface Comparable {
  fullName: string;
  username: string;
  expertises: readonly { expertise: { _id: string; name: string } }[];
  languages: readonly { language: { _id: string } }[];
  serviceOffers: readonly (string | { _id: string })[];
  services: readonly (string | { name: string })[];
  locations: readonly { cityName: string }[];
  socialMediaAccounts: Readonly<Record<string, string>>;
  followersCount: number;
  totalVayaCount: number;
  publishedVayas?: readonly (DatedTrip & { tripType: string })[] | undefined;
}

export const noFilters: DirectoryFilters = {
  ...recordOf(filterGroups, () => []),
  ...recordOf(namesOf(leastFilters), () => 0),
  ...recordOf(namesOf(rangeFilters), () => null),
  matchAny: [],
  there: null,
};
export const emptyQuery: DirectoryQuery = { search: '', ...noFilters };

/** One condition of a query, as a chip or a relaxation shows it. An empty value of a group stands for all its values. */
export interface QueryPart {
  filter: FilterName | 'search';
  value: string;
}

export function withoutPart(query: DirectoryQuery, { filter, value }: QueryPart): DirectoryQuery {
  if (filter === 'search') return { ...query, search: '' };
  if (!isFilterGroup(filter) || value === '') return { ...query, [filter]: noFilters[filter] };
  return { ...query, [filter]: query[filter].filter((each) => each !== value) };
}

/** How many values of a filter are chosen. */
export function countChosen(query: DirectoryFilters, name: FilterName): number {
  const value = query[name];
  return Array.isArray(value) ? value.length : Number(Boolean(value));
}

export const countFilters = (query: DirectoryFilters): number =>
  filterTable.reduce((sum, { name }) => sum + countChosen(query, name), 0);

const idOf = (item: string | { _id: string }): string => (typeof item === 'string' ? item : item._id);

export const inOrder = ({ city, from, to }: Stay): Stay =>
  from !== '' && to !== '' && from > to ? { city, from: to, to: from } : { city, from, to };

export function tripThere<Trip extends DatedTrip>(trips: readonly Trip[], stay: Stay): Trip | null {
  const { from, to } = inOrder(stay);
  const fits = (trip: Trip) => {
    const days = daysOf(trip);
    if (!days || (to !== '' && days.from > to) || days.to < from) return false;
    return cityThere(trip, stay) !== null;
  };
  return trips.find(fits) ?? null;
}

const cityThere = ({ locations }: DatedTrip, { city }: Stay): string | null =>
  locations.find(({ cityName }) => city === '' || fold(cityName) === fold(city))?.cityName ?? null;

/** The trip that made the creator a match, and the matching city of it. */
export function matchingTrip<Trip extends DatedTrip & { tripType: string }>(
  trips: readonly Trip[],
  { there, tripType }: Pick<DirectoryQuery, 'there' | 'tripType'>,
): { trip: Trip; city: string | null } | null {
  const anywhere: Stay = { city: '', from: '', to: '' };
  const trip = there ? tripThere(trips, there) : trips.find((each) => tripType.includes(each.tripType));
  return trip ? { trip, city: cityThere(trip, there ?? anywhere) } : null;
}

const maxWords = 6;
/** Shorter words are looked for in names only. */
export const minWordLength = 3;

/** The words of a search. Every one has to match; a handle may have its @. */
export const wordsIn = (search: string): string[] =>
  [...new Set(fold(search).split(/[\s@]+/u))].filter((word) => word !== '').slice(0, maxWords);

/** Words that find a creator by their beginning: of the name, the handles, the cities and the specialities. */
export const findableWords = (creator: Comparable): string[] => {
  const { fullName, username, locations, expertises, socialMediaAccounts } = creator;
  const texts = [
    ...[fullName, username, ...platforms.map((platform) => socialMediaAccounts[platform] ?? '')],
    ...locations.flatMap(({ cityName }) => languages.map((language) => cityNameIn(cityName, language))),
    ...expertises.map(({ expertise }) => expertise.name),
  ];
  const written = texts.flatMap((text) => fold(text.toWellFormed()).split(/\s+/u));
  const parts = written.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...written, ...parts])].filter((word) => word.length >= minWordLength);
};

interface Searchable {
  name: string;
  words: () => readonly string[];
}

const searchables = new WeakMap<Comparable, Searchable>();

function searchableOf(creator: Comparable): Searchable {
  const known = searchables.get(creator);
  if (known) return known;
  let words: string[] | undefined;
  const made = { name: fold(creator.fullName), words: () => (words ??= findableWords(creator)) };
  searchables.set(creator, made);
  return made;
}

function hasWord(creator: Comparable, word: string): boolean {
  const { name, words } = searchableOf(creator);
  return name.includes(word) || (word.length >= minWordLength && words().some((each) => each.startsWith(word)));
}

/** Every value of every group has to match, or any in the groups of `matchAny`. The search of the server is tested against this function. */
export function matcherOf(query: DirectoryQuery): (creator: Comparable) => boolean {
  const checks = checksOf(query);
  return (creator) => checks.every((check) => check(creator));
}

/** A range whose bounds are the wrong way round is turned. */
export const rangeInOrder = ({ min, max }: CountRange): CountRange =>
  max !== null && min > max ? { min: max, max: min } : { min, max };

/** The form in which values are compared, and stored by the server. */
export function termFor(group: FilterGroup, value: string): string {
  if (group === 'service') return serviceCode(value);
  return group === 'city' ? fold(value) : value;
}

/** The values by which a creator is found; null if they are not known yet. */
const valuesOf: Record<FilterGroup, (creator: Comparable) => readonly string[] | null> = {
  expertise: ({ expertises }) => expertises.map(({ expertise }) => expertise._id),
  language: ({ languages }) => languages.map(({ language }) => language._id),
  offer: ({ serviceOffers }) => serviceOffers.map(idOf),
  city: ({ locations }) => locations.map(({ cityName }) => cityName),
  service: ({ services }) => services.map((service) => (typeof service === 'string' ? service : service.name)),
  tripType: ({ publishedVayas: trips }) => trips?.map(({ tripType }) => tripType) ?? null,
  platform: ({ socialMediaAccounts: accounts }) => platforms.filter((platform) => accounts[platform]),
};

export const termsOf = (group: FilterGroup, creator: Comparable): string[] | null =>
  valuesOf[group](creator)?.map((value) => termFor(group, value)) ?? null;

const countOf: Record<CountName, (creator: Comparable) => number> = {
  followers: ({ followersCount }) => followersCount,
  minTripCount: ({ totalVayaCount }) => totalVayaCount,
};

const isInRange = (count: number, { min, max }: CountRange): boolean => count >= min && (max === null || count <= max);

type Check = (creator: Comparable) => boolean;

function groupCheck(query: DirectoryQuery, group: FilterGroup): Check {
  const wanted = query[group].map((value) => termFor(group, value));
  const isAny = query.matchAny.includes(group);
  return (creator) => {
    const terms = termsOf(group, creator);
    if (terms === null) return true;
    return isAny ? wanted.some((term) => terms.includes(term)) : wanted.every((term) => terms.includes(term));
  };
}

function checksOf(query: DirectoryQuery): Check[] {
  const checks: Check[] = wordsIn(query.search).map((word) => (creator) => hasWord(creator, word));
  for (const group of filterGroups) if (query[group].length > 0) checks.push(groupCheck(query, group));
  for (const { name } of leastFilters)
    if (query[name] > 0) checks.push((creator) => countOf[name](creator) >= query[name]);
  for (const { name } of rangeFilters) {
    const range = query[name];
    if (range) checks.push((creator) => isInRange(countOf[name](creator), rangeInOrder(range)));
  }
  const { there } = query;
  if (there) checks.push(({ publishedVayas: trips }) => trips === undefined || tripThere(trips, there) !== null);
  return checks;
}

type Sortable = Pick<Comparable, 'totalVayaCount' | 'followersCount'>;

const orders: Partial<Record<DirectorySort, (one: Sortable, other: Sortable) => number>> = {
  followers_high_to_low: (one, other) => other.followersCount - one.followersCount,
  followers_low_to_high: (one, other) => one.followersCount - other.followersCount,
  trips_high_to_low: (one, other) => other.totalVayaCount - one.totalVayaCount,
  trips_low_to_high: (one, other) => one.totalVayaCount - other.totalVayaCount,
};

export const sorted = <Creator extends Sortable>(creators: Creator[], sort: DirectorySort): Creator[] => {
  const order = orders[sort];
  return order ? creators.toSorted(order) : creators;
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words differ from too many others, longer ones are rarely typed. */
const [minLength, maxLength] = [4, 20];

/** The words that a folded word may have been meant as: one letter missing, added, wrong, or swapped with the next. */
export function oneLetterOff(word: string): string[] {
  if (word.length < minLength || word.length > maxLength) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const found = splits.flatMap(([before, after]) => [
    ...[...letters].flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ]);
  return [...new Set(found)].filter((other) => other !== word);
}
