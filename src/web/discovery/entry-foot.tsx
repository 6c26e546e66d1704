import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import * as css from './entry-foot.css.ts';
import { entryNoteMessages } from './entry-note.messages.ts';
import { ListsButton } from './lists-button.tsx';
import { quiet } from './own-lists.css.ts';

interface FootProps {
  creator: CreatorItem;
  ownLists: OwnListsActor;
  note: string;
  /** The address of the profile, where notes are written. */
  profile: string;
}

interface RemovedProps {
  creator: CreatorItem;
  listId: string | null;
  shortlist: ShortlistActor;
}

export function EntryFoot({ creator, ownLists, note, profile }: FootProps) {
  const messages = useMessages(entryNoteMessages);
  return (
    <div className={css.foot}>
      {note === '' ? (
        <Link
          to={profile}
          state={fromList}
          preventScrollReset
          className={quiet}
          aria-label={messages.addFor(creator.fullName)}
        >
          {messages.add}
        </Link>
      ) : (
        <p className={css.note} title={note}>
          {note}
        </p>
      )}
      <ListsButton creator={creator} ownLists={ownLists} />
    </div>
  );
}

export function RemovedFoot({ creator: { _id: id, fullName }, listId, shortlist }: RemovedProps) {
  const messages = useMessages(entryNoteMessages);
  return (
    <div className={css.foot}>
      <p className={css.note}>{messages.removed}</p>
      <Button
        look="quiet"
        aria-label={messages.undoOf(fullName)}
        actor={shortlist}
        event={{ type: 'entry.put', id, listId, isIn: true }}
      >
        {messages.undo}
      </Button>
    </div>
  );
}
