import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './entry-foot.css.ts';
import { entryNoteMessages } from './entry-note.messages.ts';
import { MoveButton } from './move-button.tsx';

interface FootProps {
  creator: CreatorItem;
  lists: OwnListsActor;
  note: string;
}

/** What was noted of somebody, as far as there is room, and the way to another list; the whole note is in their profile, where it is written. */
export function EntryFoot({ creator, lists, note }: FootProps) {
  const text = useMessages(entryNoteMessages);
  return (
    <div className={css.foot}>
      {note === '' ? (
        <p className={css.noNote}>{text.none}</p>
      ) : (
        <p className={css.note} title={note}>
          {note}
        </p>
      )}
      <MoveButton creator={creator} lists={lists} />
    </div>
  );
}
