import type { OwnList } from '#contract/sponsor.ts';
import { maxLists } from '#contract/sponsor-choices.ts';
import { idsInPlace, type ListIds, type ShortlistSnapshot } from '../shortlist/shortlist.machine.ts';
import { isRemoved, listIdsOf } from '../shortlist/shortlist.view.ts';
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

export const idsIn =
  (listId: string | null) =>
  (snapshot: ShortlistSnapshot): string[] =>
    Object.keys(snapshot.context.list).filter((id) => listIdsOf(id)(snapshot).includes(listId));

/** With those that were removed, where they stood. */
export const idsShownIn =
  (listId: string | null) =>
  (snapshot: ShortlistSnapshot): string[] =>
    idsInPlace(snapshot.context).filter(
      (id) => isRemoved(id, listId)(snapshot) || listIdsOf(id)(snapshot).includes(listId),
    );

/** The number of creators in each list, the first list first. */
export function countsIn(snapshot: ShortlistSnapshot): number[] {
  const ids: ListIds = [null, ...snapshot.context.lists.map(({ _id }) => _id)];
  return ids.map((listId) => idsIn(listId)(snapshot).length);
}
