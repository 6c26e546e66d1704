import type { ShortlistEntry } from '#contract/shortlist.ts';
import type { ShortlistSnapshot } from './shortlist.machine.ts';

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

/** It was removed while its list is shown. */
export const isRemoved =
  (id: string) =>
  (snapshot: ShortlistSnapshot): boolean =>
    id in snapshot.context.removed && noteOf(id)(snapshot) === null;

export const listedIds = ({ context: { list } }: ShortlistSnapshot): string[] => Object.keys(list);

/** The last change of a list by a bookmark, until the server rejects it. `listName` is null for the first list. */
export function announcementIn(snapshot: ShortlistSnapshot) {
  const { toggled, lists } = snapshot.context;
  if (toggled === null || (noteOf(toggled.id)(snapshot) !== null) !== toggled.isListed) return null;
  const { id, isListed, listId } = toggled;
  return { id, isListed, listName: lists.find(({ _id }) => _id === listId)?.name ?? null };
}
