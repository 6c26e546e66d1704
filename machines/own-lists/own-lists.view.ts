import type { OwnList } from '#contract/shortlist.ts';
import { maxLists } from '#contract/shortlist-choices.ts';
import { idsInPlace, type ShortlistSnapshot } from '../shortlist/shortlist.machine.ts';
import type { OwnListsSnapshot } from './own-lists.machine.ts';

export const isDialogOpen = (snapshot: OwnListsSnapshot): boolean => !snapshot.matches('calm');
export const isConfirmingRemoval = (snapshot: OwnListsSnapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('removing');
export const isSaving = (snapshot: OwnListsSnapshot): boolean =>
  snapshot.matches('creating') || snapshot.matches('creatingForCreator') || snapshot.matches('renaming');

export const hasMaxLists = ({ context }: ShortlistSnapshot): boolean => context.lists.length >= maxLists;

/** Names the first list in an address; the other lists are named by their ids. */
export const firstAddress = 'shortlist';

/** null = the first list, undefined = no such list. */
export function listAt(address: string | null, lists: readonly OwnList[]): OwnList | null | undefined {
  return address === firstAddress ? null : lists.find(({ _id }) => _id === address);
}

/** The list of a creator once all pending changes are saved; null = the first. */
export const listIdOf =
  (id: string) =>
  ({ context: { list, lists, removed, change, next } }: ShortlistSnapshot): string | null => {
    const moves = [change, ...next].filter((each) => each?.id === id && each.listId !== undefined);
    const entry = moves.at(-1) ?? list[id];
    const listId = entry ? entry.listId : removed[id];
    return lists.some(({ _id }) => _id === listId) ? (listId ?? null) : null;
  };

export const listNameOf =
  (id: string) =>
  (snapshot: ShortlistSnapshot): string | undefined =>
    snapshot.context.lists.find(({ _id }) => _id === listIdOf(id)(snapshot))?.name;

export const idsIn =
  (listId: string | null) =>
  (snapshot: ShortlistSnapshot): string[] =>
    Object.keys(snapshot.context.list).filter((id) => listIdOf(id)(snapshot) === listId);

/** With those that were removed, where they stood. */
export const idsShownIn =
  (listId: string | null) =>
  (snapshot: ShortlistSnapshot): string[] =>
    idsInPlace(snapshot.context).filter((id) => listIdOf(id)(snapshot) === listId);

/** The number of creators in each list, the first list first. */
export function countsIn(snapshot: ShortlistSnapshot): number[] {
  const ids: (string | null)[] = [null, ...snapshot.context.lists.map(({ _id }) => _id)];
  const counts = ids.map(() => 0);
  for (const id of Object.keys(snapshot.context.list)) {
    const index = ids.indexOf(listIdOf(id)(snapshot));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
