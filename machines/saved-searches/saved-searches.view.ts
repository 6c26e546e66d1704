import type { SavedSearch } from '#contract/sponsor.ts';
import { readAddress } from '#rules/directory-address.ts';
import type { SavedSearchesSnapshot } from './saved-searches.machine.ts';

export const readQuery = (query: string) => readAddress([...new URLSearchParams(query)]);

export type RowLook = 'calm' | 'naming' | 'deleting' | 'choosing' | 'opening';

export const lookOf =
  (id: string) =>
  (snapshot: SavedSearchesSnapshot): RowLook => {
    if (snapshot.context.chosen.id !== id) return 'calm';
    if (snapshot.matches({ ready: 'naming' }) || snapshot.matches('renaming')) return 'naming';
    if (snapshot.matches('deleting')) return 'deleting';
    if (snapshot.matches('choosingMails')) return 'choosing';
    return snapshot.matches('noting') || snapshot.matches('opened') ? 'opening' : 'calm';
  };

/** As it will be once the choice is saved. */
export const mailsOf =
  ({ _id, mails }: SavedSearch) =>
  (snapshot: SavedSearchesSnapshot) =>
    lookOf(_id)(snapshot) === 'choosing' ? snapshot.context.mails : mails;

export function openedIn({ context: { searches, chosen, newMatches } }: SavedSearchesSnapshot) {
  const query = searches.find(({ _id }) => _id === chosen.id)?.query ?? '';
  return { address: query === '' ? '/discovery' : `/discovery?${query}`, newMatches };
}

/** A creator who is new in two searches counts twice. */
export const newMatchesIn = (searches: readonly SavedSearch[]): number =>
  searches.reduce((sum, { newMatches }) => sum + newMatches, 0);

export const listsIn = ({ children }: SavedSearchesSnapshot) => children.lists as NonNullable<typeof children.lists>;
