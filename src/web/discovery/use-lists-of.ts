import { useSelector } from '@xstate/react';
import { firstAddress } from '#machines/own-lists/own-lists.view.ts';
import { listIdsOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { DirectoryActors } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { isSameList } from './same-list.ts';

/** The id takes the focus back from the dialog; a profile over a card of the same creator has an id of its own. */
export const listsButtonId = (creatorId: string): string => `lists-${creatorId}`;

interface NamedList {
  name: string;
  address: string;
}

/** The lists of a creator, the first one first. */
export function useListsOf(creatorId: string, { shortlist }: Pick<DirectoryActors, 'shortlist'>): NamedList[] {
  const messages = useMessages(discoveryMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const listIds = useSelector(shortlist, listIdsOf(creatorId), isSameList);
  const first = { name: messages.shortlist, address: firstAddress };
  const lists = own.filter(({ _id }) => listIds.includes(_id)).map(({ _id, name }) => ({ name, address: _id }));
  return listIds.includes(null) ? [first, ...lists] : lists;
}
