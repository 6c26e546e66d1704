import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OwnList } from '#contract/sponsor.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
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
      <PlainButton
        id="change-list"
        className={css.tool}
        aria-label={messages.rename(list.name)}
        title={messages.rename(list.name)}
        actor={ownLists}
        event={{ type: 'list.rename', list }}
      >
        <Pencil size={18} aria-hidden />
      </PlainButton>
      <PlainButton
        className={css.tool}
        aria-label={messages.remove(list.name)}
        title={messages.remove(list.name)}
        actor={ownLists}
        event={{ type: 'list.remove', list }}
      >
        <Trash2 size={18} aria-hidden />
      </PlainButton>
    </>
  );
}
