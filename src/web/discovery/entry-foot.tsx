import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import * as css from './entry-foot.css.ts';
import { entryNoteMessages } from './entry-note.messages.ts';
import { MoveButton } from './move-button.tsx';
import { quiet } from './own-lists.css.ts';

interface FootProps {
  creator: CreatorItem;
  ownLists: OwnListsActor;
  note: string;
  /** The address of the profile, where notes are written. */
  profile: string;
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
      <MoveButton creator={creator} ownLists={ownLists} />
    </div>
  );
}
