import type { OwnList } from '#contract/shortlist.ts';
import type { ShortlistSnapshot } from '../shortlist/shortlist.machine.ts';

/** The first list in an address; the others stand there by their ids. */
export const firstAddress = 'shortlist';

/** Which list an address shows: null is the first, and undefined one that is not there. */
export function listAt(address: string | null, lists: readonly OwnList[]): OwnList | null | undefined {
  return address === firstAddress ? null : lists.find(({ _id }) => _id === address);
}

/** In which list somebody is, as it will be once all changes have gone through; null is the first. */
export const listIdOf =
  (id: string) =>
  ({ context: { list, lists, change, next } }: ShortlistSnapshot): string | null => {
    const moves = [change, ...next].filter((each) => each?.id === id && each.listId !== undefined);
    const listId = (moves.at(-1) ?? list[id])?.listId;
    return lists.some(({ _id }) => _id === listId) ? (listId ?? null) : null;
  };

/** Who is in a list. */
export const idsIn =
  (listId: string | null) =>
  (snapshot: ShortlistSnapshot): string[] =>
    Object.keys(snapshot.context.list).filter((id) => listIdOf(id)(snapshot) === listId);

/** How many are in each list, the first before the others. */
export function countsIn(snapshot: ShortlistSnapshot): number[] {
  const ids: (string | null)[] = [null, ...snapshot.context.lists.map(({ _id }) => _id)];
  const counts = ids.map(() => 0);
  for (const id of Object.keys(snapshot.context.list)) {
    const place = ids.indexOf(listIdOf(id)(snapshot));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
