import { type DirectorySort, type FilterGroup, filterGroups } from '#contract/trip-types.ts';
import { type DatedTrip, daysOf } from './derived-trips.ts';
import { fold } from './fold.ts';
import { serviceCode } from './service-code.ts';

/** An empty list, a blank text, 0 and null match every creator. */
export interface DirectoryQuery {
  search: string;
  expertise: readonly string[];
  language: readonly string[];
  offer: readonly string[];
  city: readonly string[];
  service: readonly string[];
  tripType: readonly string[];
  /** An account on instagram, youtube or tiktok. */
  platform: readonly string[];
  /** Groups in which one matching value is enough; in other groups every value has to match. */
  matchAny: readonly FilterGroup[];
  minTripCount: number;
  followers: FollowerRange | null;
  there: Stay | null;
}

/** Bounds of all followers together; `max` is null if there is none. */
export interface FollowerRange {
  min: number;
  max: number | null;
}

/** In a city on one of these days. An empty field matches any city, or leaves the period open. */
export interface Stay {
  city: string;
  from: string;
  to: string;
}

export interface Comparable {
  fullName: string;
  expertises: readonly { expertise: { _id: string } }[];
  languages: readonly { language: { _id: string } }[];
  serviceOffers: readonly (string | { _id: string })[];
  services: readonly (string | { name: string })[];
  locations: readonly { cityName: string }[];
  socialMediaAccounts: Readonly<Record<string, string>>;
  followersCount: number;
  totalVayaCount: number;
  publishedVayas?: readonly (DatedTrip & { tripType: string })[] | undefined;
}

export type DirectoryFilters = Omit<DirectoryQuery, 'search'>;

export const noFilters: DirectoryFilters = {
  expertise: [],
  language: [],
  offer: [],
  city: [],
  service: [],
  tripType: [],
  platform: [],
  matchAny: [],
  minTripCount: 0,
  followers: null,
  there: null,
};
export const emptyQuery: DirectoryQuery = { search: '', ...noFilters };

/** One condition of a query, as a chip or a relaxation shows it. An empty value of a group stands for all its values. */
export interface QueryPart {
  filter: FilterGroup | 'search' | 'minTripCount' | 'followers' | 'there';
  value: string;
}

export function withoutPart(query: DirectoryQuery, { filter, value }: QueryPart): DirectoryQuery {
  if (filter === 'search') return { ...query, search: '' };
  if (filter === 'minTripCount') return { ...query, minTripCount: 0 };
  if (filter === 'followers') return { ...query, followers: null };
  if (filter === 'there') return { ...query, there: null };
  return { ...query, [filter]: value === '' ? [] : query[filter].filter((each) => each !== value) };
}

const idOf = (item: string | { _id: string }): string => (typeof item === 'string' ? item : item._id);
const codeOf = (item: string | { name: string }): string => serviceCode(typeof item === 'string' ? item : item.name);

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

const namesFolded = new WeakMap<Comparable, string>();

function foldedName(creator: Comparable): string {
  const known = namesFolded.get(creator);
  if (known !== undefined) return known;
  const folded = fold(creator.fullName);
  namesFolded.set(creator, folded);
  return folded;
}

/** Every value of every group has to match, or any in the groups of `matchAny`. The search of the server is tested against this function. */
export function matcherOf(query: DirectoryQuery): (creator: Comparable) => boolean {
  const checks = checksOf(query);
  return (creator) => checks.every((check) => check(creator));
}

/** A range whose bounds are the wrong way round is turned. */
export const followersInOrder = ({ min, max }: FollowerRange): FollowerRange =>
  max !== null && min > max ? { min: max, max: min } : { min, max };

type Check = (creator: Comparable) => boolean;

const groupChecks: Record<FilterGroup, (value: string) => Check> = {
  expertise: (id) => (creator) => creator.expertises.some(({ expertise }) => expertise._id === id),
  language: (id) => (creator) => creator.languages.some(({ language }) => language._id === id),
  offer: (id) => (creator) => creator.serviceOffers.some((offer) => idOf(offer) === id),
  city: (name) => {
    const city = fold(name);
    return (creator) => creator.locations.some(({ cityName }) => fold(cityName) === city);
  },
  service: (value) => {
    const code = serviceCode(value);
    return (creator) => creator.services.some((service) => codeOf(service) === code);
  },
  platform:
    (platform) =>
    ({ socialMediaAccounts: accounts }) =>
      Boolean(accounts[platform]),
  /** Without trips the answer is not known yet: the creator stays. */
  tripType:
    (type) =>
    ({ publishedVayas: trips }) =>
      trips === undefined || trips.some(({ tripType }) => tripType === type),
};

function checksOf(query: DirectoryQuery): Check[] {
  const search = fold(query.search);
  const checks = filterGroups.flatMap((group): Check[] => {
    const each = query[group].map(groupChecks[group]);
    return query.matchAny.includes(group) && each.length > 0
      ? [(creator) => each.some((check) => check(creator))]
      : each;
  });
  if (search !== '') checks.unshift((creator) => foldedName(creator).includes(search));
  if (query.minTripCount > 0) checks.push((creator) => creator.totalVayaCount >= query.minTripCount);
  const { followers, there } = query;
  if (followers) {
    const { min, max } = followersInOrder(followers);
    checks.push(({ followersCount: count }) => count >= min && (max === null || count <= max));
  }
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
