import type { ShortlistSnapshot } from './shortlist.machine.ts';

/** The note of a creator who is on the list, as it will be once all changes have gone through; null for anybody else. */
export const noteOf =
  (id: string) =>
  ({ context: { list, change, next } }: ShortlistSnapshot): string | null => {
    const last = next.find((each) => each.id === id) ?? (change?.id === id ? change : null);
    if (last) return last.isListed ? last.note : null;
    return list[id] ?? null;
  };

export const isChangeable = (snapshot: ShortlistSnapshot): boolean =>
  snapshot.can({ type: 'entry.change', change: { id: '', isListed: false, note: '' } });

export const listedIds = ({ context: { list } }: ShortlistSnapshot): string[] => Object.keys(list);
