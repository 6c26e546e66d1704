import FolderInput from 'lucide-react/icons/folder-input';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface MoveProps {
  creator: Pick<CreatorItem, '_id' | 'fullName'>;
  lists: OwnListsActor;
}

/** Puts somebody into another list, or a new one. */
export function MoveButton({ creator: { _id: id, fullName: name }, lists }: MoveProps) {
  const text = useMessages(ownListsMessages);
  return (
    <button
      type="button"
      id={`move-${id}`}
      className={css.quiet}
      aria-label={text.moveOf(name)}
      onClick={() => lists.send({ type: 'creator.move', creator: { id, name } })}
    >
      <FolderInput size={18} aria-hidden />
      {text.move}
    </button>
  );
}
