import FolderInput from 'lucide-react/icons/folder-input';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface MoveProps {
  creator: Pick<CreatorItem, '_id' | 'fullName'>;
  ownLists: OwnListsActor;
  id?: string;
}

/** The id takes the focus back from the dialog; a profile over a card of the same creator has an id of its own. */
export const moveButtonId = (creatorId: string): string => `move-${creatorId}`;

export function MoveButton({ creator: { _id, fullName: name }, ownLists, id = moveButtonId(_id) }: MoveProps) {
  const messages = useMessages(ownListsMessages);
  return (
    <PlainButton
      id={id}
      className={css.quiet}
      aria-label={messages.moveOf(name)}
      actor={ownLists}
      event={{ type: 'creator.move', creator: { id: _id, name } }}
    >
      <FolderInput size={18} aria-hidden />
      {messages.move}
    </PlainButton>
  );
}
