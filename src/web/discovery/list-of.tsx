import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import { listIdOf } from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { ListDialog } from './list-dialog.tsx';
import { MoveButton } from './move-button.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { useOwnLists } from './use-own-lists.ts';

export interface ListOfProps {
  creator: CreatorItem;
  actors: DiscoveryActors;
  place: Place;
}

/** In the profile of somebody who is kept in mind: in which list they are, and the way to another. */
export function ListOf({ creator, actors, place }: ListOfProps) {
  const discovery = useMessages(discoveryMessages);
  const text = useMessages(ownListsMessages);
  const lists = useOwnLists(actors, place);
  const listId = useSelector(actors.shortlist, listIdOf(creator._id));
  const name = useSelector(actors.shortlist, ({ context }) => context.lists.find(({ _id }) => _id === listId)?.name);
  return (
    <div className={css.within}>
      <p className={css.withinName}>{text.isIn(name ?? discovery.shortlist)}</p>
      <MoveButton creator={creator} lists={lists} />
      <ListDialog lists={lists} shortlist={actors.shortlist} />
    </div>
  );
}
