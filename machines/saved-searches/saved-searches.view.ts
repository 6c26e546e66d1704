import type { SavedSearch } from '#contract/saved-search.ts';
import { maxSearches } from '#contract/saved-search-choices.ts';
import { type Parameters, readAddress, writeAddress } from '#rules/directory-address.ts';
import type { SavedSearchesSnapshot } from './saved-searches.machine.ts';

/** The search of an address, as it is kept. */
export function queryIn(parameters: Parameters): string {
  const { query, sort } = readAddress(parameters);
  return String(new URLSearchParams(writeAddress(query, sort)));
}

export const readQuery = (query: string) => readAddress([...new URLSearchParams(query)]);

export const isFull = ({ context: { searches } }: SavedSearchesSnapshot): boolean => searches.length >= maxSearches;

export type RowLook = 'calm' | 'naming' | 'deleting' | 'opening';

export const lookOf =
  (id: string) =>
  (snapshot: SavedSearchesSnapshot): RowLook => {
    if (snapshot.context.chosen.id !== id) return 'calm';
    if (snapshot.matches({ ready: 'naming' }) || snapshot.matches('renaming')) return 'naming';
    if (snapshot.matches('deleting')) return 'deleting';
    return snapshot.matches('noting') || snapshot.matches('opened') ? 'opening' : 'calm';
  };

/** Under which name the search of the address is saved already, if it is. */
export const nameOfQuery = ({ context: { searches, query } }: SavedSearchesSnapshot): string | null =>
  searches.find((search) => search.query === query)?.name ?? null;

export function openedIn({ context: { searches, chosen, newMatches } }: SavedSearchesSnapshot) {
  const query = searches.find(({ _id }) => _id === chosen.id)?.query ?? '';
  return { address: addressOfQuery(query), newMatches };
}

export const addressOfQuery = (query: string): string => (query === '' ? '/discovery' : `/discovery?${query}`);

/** A creator who is new in two searches counts twice. */
export const newMatchesIn = (searches: readonly SavedSearch[]): number =>
  searches.reduce((sum, { newMatches }) => sum + newMatches, 0);

export const listsIn = ({ children }: SavedSearchesSnapshot) => children.lists as NonNullable<typeof children.lists>;
