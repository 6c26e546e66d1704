import type { ComparedCreator } from '#contract/sponsor.ts';
import type { ComparisonSnapshot } from './comparison.machine.ts';

export const columnsIn = ({ context: { ids, found } }: ComparisonSnapshot): ComparedCreator[] =>
  ids.flatMap((id) => found.find(({ creator }) => creator._id === id) ?? []);

/** So many of those whom the address names are listed no more. */
export const goneIn = (snapshot: ComparisonSnapshot): number =>
  snapshot.matches('ready') ? snapshot.context.ids.length - columnsIn(snapshot).length : 0;

export const listsIn = ({ children }: ComparisonSnapshot) => children.lists as NonNullable<typeof children.lists>;
