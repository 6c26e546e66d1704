import FolderPlus from 'lucide-react/icons/folder-plus';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { listsButtonId } from './use-lists-of.ts';

interface ListsProps {
  creator: Pick<CreatorItem, '_id' | 'fullName'>;
  ownLists: OwnListsActor;
  id?: string;
}

export function ListsButton({ creator: { _id, fullName: name }, ownLists, id = listsButtonId(_id) }: ListsProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  return (
    <PlainButton
      id={id}
      className={css.quiet}
      aria-label={discovery.listsOf(name)}
      actor={ownLists}
      event={{ type: 'lists.open', creator: { id: _id, name } }}
    >
      <FolderPlus size={18} aria-hidden />
      {messages.lists}
    </PlainButton>
  );
}
