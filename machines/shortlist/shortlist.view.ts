import type { ShortlistSnapshot } from './shortlist.machine.ts';

/** The note of a creator who is on the list, as it will be once a change has gone through; null for anybody else. */
export const noteOf =
  (id: string) =>
  ({ context: { list, change } }: ShortlistSnapshot): string | null => {
    if (change?.id === id) return change.isListed ? change.note : null;
    return list[id] ?? null;
  };

export const isChangeable = (snapshot: ShortlistSnapshot): boolean => snapshot.matches('ready');

export const listedIds = ({ context: { list } }: ShortlistSnapshot): string[] => Object.keys(list);
