import type { CreatorItem } from '#contract/creator.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { ListsButton } from './lists-button.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { useListsOf } from './use-lists-of.ts';

export function ListOf({ creator, actors }: DirectoryProps & { creator: CreatorItem }) {
  const messages = useMessages(ownListsMessages);
  const names = useListsOf(creator._id, actors).map(({ name }) => name);
  return (
    <div className={css.within}>
      <p className={css.withinName}>{messages.isIn(names.map((name) => `“${name}”`).join(', '))}</p>
      <ListsButton creator={creator} ownLists={actors.ownLists} id="lists-in-profile" />
    </div>
  );
}
