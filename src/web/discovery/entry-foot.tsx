import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './entry-foot.css.ts';
import { entryNoteMessages } from './entry-note.messages.ts';
import { MoveButton } from './move-button.tsx';

interface FootProps {
  creator: CreatorItem;
  ownLists: OwnListsActor;
  note: string;
}

export function EntryFoot({ creator, ownLists, note }: FootProps) {
  const messages = useMessages(entryNoteMessages);
  return (
    <div className={css.foot}>
      {note === '' ? (
        <p className={css.noNote}>{messages.none}</p>
      ) : (
        <p className={css.note} title={note}>
          {note}
        </p>
      )}
      <MoveButton creator={creator} ownLists={ownLists} />
    </div>
  );
}
