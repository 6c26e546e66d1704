import type { CreatorItem } from '#contract/creator.ts';
import type { DirectorySort } from '#contract/directory-choices.ts';
import type { ServiceItem } from '#contract/reference-data.ts';
import { countFilters, type DirectoryFilters, matcherOf, sorted, wordsIn } from '#rules/directory.ts';
import { writeAddress } from '#rules/directory-address.ts';
import { selectedCodes } from '#rules/service-code.ts';
import type { DiscoverySnapshot } from './discovery.machine.ts';

/** The query string of what the page asks for. */
export const queryOf = ({ context: { searchQuery, sortBy, filters } }: DiscoverySnapshot): string =>
  String(new URLSearchParams(writeAddress({ ...filters, search: searchQuery }, sortBy)));

export const isLoading = (snapshot: DiscoverySnapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('appending');
export const isAppending = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('appending');
export const isFailed = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('failed');
export const isPageFailed = (snapshot: DiscoverySnapshot): boolean => snapshot.matches({ failed: 'page' });
/** The banner's words while a load has failed; without a message of the server the page has its own. */
export const messageIn = (snapshot: DiscoverySnapshot): string | null =>
  isFailed(snapshot) ? snapshot.context.error : null;
export const hasMore = ({ context: { currentPage, totalPages } }: DiscoverySnapshot): boolean =>
  currentPage < totalPages;

type Found = Readonly<Record<string, CreatorItem>>;

/** Those that the server names, and those of the trips that are loaded. */
export const tripTypesIn = ({ context: { tripTypes, searchResults } }: DiscoverySnapshot, found: Found): string[] => {
  const trips = searchResults.flatMap(({ _id, publishedVayas }) => found[_id]?.publishedVayas ?? publishedVayas ?? []);
  return [...new Set([...tripTypes, ...trips.map(({ tripType }) => tripType)])].filter((type) => type !== '');
};

interface Derived {
  results: CreatorItem[];
  found: Found;
  filters: DirectoryFilters;
  services: readonly ServiceItem[];
  search: string;
  creators: CreatorItem[];
  sort: DirectorySort;
  inOrder: CreatorItem[];
}

let recent: Derived[] = [];
const mostRecent = 8;

/** Creators of the loaded list that match the current query. Memoized per list and query. */
export function visibleCreators(
  snapshot: DiscoverySnapshot,
  { found, services }: { found: Found; services: readonly ServiceItem[] },
): CreatorItem[] {
  const { searchResults: results, filters, sortBy } = snapshot.context;
  const search = searchToCompare(snapshot);
  // The list keeps its order until the next answer, so that cards move only once.
  const sort = snapshot.matches('waiting') || snapshot.matches('loading') ? 'default' : sortBy;
  const wanted = { results, found, filters, services, search };
  const same = recent.filter((each) => each.results === results && isSameQuery(each, wanted));
  const known = same.find((each) => each.sort === sort);
  if (known) return known.inOrder;
  const creators = same[0]?.creators ?? derive(wanted);
  const made = { ...wanted, creators, sort, inOrder: sorted(creators, sort) };
  recent = [made, ...recent.filter((each) => each.results === results)].slice(0, mostRecent);
  return made.inOrder;
}

/** What the server has searched for is not compared again: it knows more words of a creator than the list holds. */
const searchToCompare = ({ context: { answeredSearch, searchQuery } }: DiscoverySnapshot): string =>
  answeredSearch?.typed === searchQuery ? '' : searchQuery;

/** The words that the server searched for, where they differ from what was typed. */
export const correctedSearch = ({ context: { answeredSearch, searchQuery } }: DiscoverySnapshot): string | null =>
  answeredSearch?.typed === searchQuery && !isSameSearch(answeredSearch.used, searchQuery) ? answeredSearch.used : null;

const isSameSearch = (one: string, other: string): boolean => wordsIn(one).join(' ') === wordsIn(other).join(' ');

type Wanted = Omit<Derived, 'creators' | 'sort' | 'inOrder'>;

const isSameQuery = (known: Derived, { found, filters, services, search }: Omit<Wanted, 'results'>): boolean =>
  known.found === found && known.filters === filters && known.services === services && known.search === search;

function derive(wanted: Wanted): CreatorItem[] {
  const { results, found, filters, services, search } = wanted;
  const fits = matcherOf({ ...filters, service: selectedCodes(filters.service, services), search });
  const shorter = recent.find((each) => isSameQuery(each, wanted) && isLonger(results, each.results));
  if (shorter) return [...shorter.creators, ...detailed(results.slice(shorter.results.length), found).filter(fits)];
  const wider = recent.find(
    (each) => each.results === results && isSameQuery({ ...each, search }, wanted) && search.includes(each.search),
  );
  return (wider?.creators ?? detailed(results, found)).filter(fits);
}

const isLonger = (list: readonly CreatorItem[], start: readonly CreatorItem[]): boolean =>
  start.length > 0 &&
  list.length > start.length &&
  list[0] === start[0] &&
  list[start.length - 1] === start[start.length - 1];

const detailed = (creators: CreatorItem[], found: Found): CreatorItem[] =>
  Object.keys(found).length === 0 ? creators : creators.map((creator) => found[creator._id] ?? creator);

export const hasQuery = ({ context }: DiscoverySnapshot): boolean =>
  countFilters(context.filters) > 0 || context.searchQuery.trim() !== '';

export const isCounted = (snapshot: DiscoverySnapshot): boolean =>
  isSettled(snapshot) || isAppending(snapshot) || isPageFailed(snapshot);

/** Nothing was found for what is asked, since the call failed and that was let be. */
export const isOutdated = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('outdated');

/** The filters ask for something that is neither shown nor on its way. */
export const isUnapplied = (snapshot: DiscoverySnapshot): boolean =>
  snapshot.matches('waiting') || isOutdated(snapshot);

/** The list is about to change, so its count is not announced yet. */
export const isAwaited = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('waiting') || isLoading(snapshot);

export const isSettled = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('ready');

const lacking = new WeakMap<CreatorItem[], string[]>();

export function idsWithoutTrips(searchResults: CreatorItem[]): string[] {
  const known = lacking.get(searchResults);
  if (known) return known;
  const ids = searchResults.filter(({ publishedVayas }) => publishedVayas === undefined).map(({ _id }) => _id);
  lacking.set(searchResults, ids);
  return ids;
}
