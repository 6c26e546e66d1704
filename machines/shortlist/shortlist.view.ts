import type { ShortlistEntry } from '#contract/sponsor.ts';
import { knowsLists, type ListIds, listIdsIn, type ShortlistSnapshot } from './shortlist.machine.ts';

export const noteOf =
  (id: string) =>
  ({ context: { list, change, next, drafts } }: ShortlistSnapshot): string | null => {
    const draft = drafts[id];
    if (draft !== undefined) return draft;
    const changes = [change, ...next].filter((each) => each?.id === id);
    if (changes.at(-1)?.isListed === false) return null;
    const noted = changes.findLast((each) => each?.note !== undefined)?.note ?? list[id]?.note;
    return noted ?? (changes.length > 0 ? '' : null);
  };

/** The latest invitation of a creator who is on the list; null where there never was one. */
export const invitationOf =
  (id: string) =>
  ({ context: { list } }: ShortlistSnapshot): ShortlistEntry['invitation'] =>
    list[id]?.invitation ?? null;

export const savingOf =
  (id: string) =>
  (snapshot: ShortlistSnapshot): 'saved' | 'saving' | 'unsaved' => {
    const { change, drafts } = snapshot.context;
    if (change?.id === id) return 'saving';
    if (!(id in drafts)) return 'saved';
    return snapshot.matches({ ready: 'writing' }) ? 'saving' : 'unsaved';
  };

export const isLoading = (snapshot: ShortlistSnapshot): boolean => snapshot.matches('loading');

export const isUnknown = (snapshot: ShortlistSnapshot): boolean => snapshot.matches('failed');

/** The lists of a creator that exist; null is the first. */
export const listIdsOf =
  (id: string) =>
  ({ context }: ShortlistSnapshot): ListIds =>
    listIdsIn(context, id).filter((listId) => listId === null || context.lists.some(({ _id }) => _id === listId));

/** It was removed from the list while that is shown. */
export const isRemoved =
  (id: string, listId: string | null) =>
  ({ context }: ShortlistSnapshot): boolean =>
    Boolean(context.removed[id]?.includes(listId)) && !listIdsIn(context, id).includes(listId);

export const listedIds = ({ context: { list } }: ShortlistSnapshot): string[] => Object.keys(list);

/** The last change of a creator's lists, until the server rejects it. `listName` is null for the first list. */
export function announcementIn({ context }: ShortlistSnapshot) {
  const { toggled, lists } = context;
  if (toggled === null || !knowsLists(context, toggled.id)) return null;
  const { id, isIn } = toggled;
  const listIds = listIdsIn(context, id);
  const listId = toggled.listId === undefined ? listIds[0] : toggled.listId;
  if (listId === undefined || listIds.includes(listId) !== isIn) return null;
  return { id, isIn, listName: lists.find(({ _id }) => _id === listId)?.name ?? null };
}
