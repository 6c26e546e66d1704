import type { CreatorItem } from '#contract/creator.ts';
import { filterGroups, matcherOf } from '#rules/directory.ts';
import type { DirectoryFilters, DiscoverySnapshot } from './discovery.machine.ts';

export const isLoading = (snapshot: DiscoverySnapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('appending');
export const isAppending = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('appending');
export const isFailed = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('failed');
/** The banner's words while a load has failed; without a message of the server the page has its own. */
export const errorIn = (snapshot: DiscoverySnapshot): string | null =>
  isFailed(snapshot) ? snapshot.context.error : null;
export const hasMore = ({ context: { currentPage, totalPages } }: DiscoverySnapshot): boolean =>
  currentPage < totalPages;

type Found = Readonly<Record<string, CreatorItem>>;

interface Derived {
  found: Found;
  filters: DirectoryFilters;
  search: string;
  creators: CreatorItem[];
}

const derived = new WeakMap<CreatorItem[], Derived>();

/** Of what is loaded, whoever fits what is asked now; worked out once for each list and wish. */
export function visibleCreators({ context }: DiscoverySnapshot, found: Found): CreatorItem[] {
  const { searchResults, filters, searchQuery: search } = context;
  const known = derived.get(searchResults);
  if (known && known.found === found && known.filters === filters && known.search === search) return known.creators;
  const creators = searchResults
    .map((creator) => found[creator._id] ?? creator)
    .filter(matcherOf({ ...filters, search }));
  derived.set(searchResults, { found, filters, search, creators });
  return creators;
}

export const countFilters = (filters: DirectoryFilters): number =>
  filterGroups.reduce((sum, group) => sum + filters[group].length, 0) +
  (filters.minTripCount > 0 ? 1 : 0) +
  (filters.there ? 1 : 0);

export const hasWish = ({ context }: DiscoverySnapshot): boolean =>
  countFilters(context.filters) > 0 || context.searchQuery.trim() !== '';

/** No answer is awaited. */
export const isSettled = (snapshot: DiscoverySnapshot): boolean => snapshot.matches('ready');

/** Those that came without trips. */
export const idsWithoutTrips = ({ context }: DiscoverySnapshot): string[] =>
  context.searchResults.filter(({ publishedVayas }) => publishedVayas === undefined).map(({ _id }) => _id);
