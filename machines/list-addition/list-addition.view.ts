import type { ListAdditionSnapshot } from './list-addition.machine.ts';

export const isChoosing = (snapshot: ListAdditionSnapshot): boolean => !snapshot.matches('off');

export const isDialogOpen = (snapshot: ListAdditionSnapshot): boolean =>
  isChoosing(snapshot) && !snapshot.matches('collecting');

export const isChosen =
  (creatorId: string) =>
  ({ context: { creators } }: ListAdditionSnapshot): boolean =>
    creators.some(({ id }) => id === creatorId);

export interface Addition {
  listId: string | null;
  /** null is the first list, which has no name of its own. */
  listName: string | null;
  added: number;
  /** Creators who were in the list before. */
  known: number;
  /** Names of creators who are no longer in the directory. */
  missing: string[];
}

export function additionIn({ context: { creators, reply } }: ListAdditionSnapshot): Addition | null {
  if (reply === null) return null;
  const { lists, listId, added, missing } = reply;
  return {
    listId,
    listName: lists.find(({ _id }) => _id === listId)?.name ?? null,
    added,
    known: creators.length - added - missing.length,
    missing: creators.filter(({ id }) => missing.includes(id)).map(({ name }) => name),
  };
}
