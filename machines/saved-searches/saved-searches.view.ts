import type { SavedSearch } from '#contract/saved-search.ts';
import { readAddress } from '#rules/directory-address.ts';
import type { SavedSearchesSnapshot } from './saved-searches.machine.ts';

export const readQuery = (query: string) => readAddress([...new URLSearchParams(query)]);

export type RowLook = 'calm' | 'naming' | 'deleting' | 'opening';

export const lookOf =
  (id: string) =>
  (snapshot: SavedSearchesSnapshot): RowLook => {
    if (snapshot.context.chosen.id !== id) return 'calm';
    if (snapshot.matches({ ready: 'naming' }) || snapshot.matches('renaming')) return 'naming';
    if (snapshot.matches('deleting')) return 'deleting';
    return snapshot.matches('noting') || snapshot.matches('opened') ? 'opening' : 'calm';
  };

export function openedIn({ context: { searches, chosen, newMatches } }: SavedSearchesSnapshot) {
  const query = searches.find(({ _id }) => _id === chosen.id)?.query ?? '';
  return { address: query === '' ? '/discovery' : `/discovery?${query}`, newMatches };
}

/** A creator who is new in two searches counts twice. */
export const newMatchesIn = (searches: readonly SavedSearch[]): number =>
  searches.reduce((sum, { newMatches }) => sum + newMatches, 0);

export const listsIn = ({ children }: SavedSearchesSnapshot) => children.lists as NonNullable<typeof children.lists>;
