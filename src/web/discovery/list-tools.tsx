import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OwnList } from '#contract/shortlist.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface ToolsProps {
  list: OwnList;
  ownLists: OwnListsActor;
}

export function ListTools({ list, ownLists }: ToolsProps) {
  const messages = useMessages(ownListsMessages);
  return (
    <>
      <button
        type="button"
        id="change-list"
        className={css.tool}
        aria-label={messages.rename(list.name)}
        title={messages.rename(list.name)}
        onClick={() => ownLists.send({ type: 'list.rename', list })}
      >
        <Pencil size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label={messages.remove(list.name)}
        title={messages.remove(list.name)}
        onClick={() => ownLists.send({ type: 'list.remove', list })}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </>
  );
}
