import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import { listNameOf } from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { MoveButton } from './move-button.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

export function ListOf({ creator, actors }: DirectoryProps & { creator: CreatorItem }) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const name = useSelector(actors.shortlist, listNameOf(creator._id));
  return (
    <div className={css.within}>
      <p className={css.withinName}>{messages.isIn(name ?? discovery.shortlist)}</p>
      <MoveButton creator={creator} ownLists={actors.ownLists} id="move-in-profile" />
    </div>
  );
}
