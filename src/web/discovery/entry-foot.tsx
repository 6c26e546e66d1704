import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import { maxNoteLength } from '#contract/sponsor-choices.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import type { ShortlistActor } from '#machines/shortlist/shortlist.machine.ts';
import { noteOf, savingOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import { entryNoteMessages } from './entry-note.messages.ts';
import { ListsButton } from './lists-button.tsx';
import * as css from './own-lists.css.ts';

interface FootProps {
  creator: CreatorItem;
  ownLists: OwnListsActor;
  shortlist: ShortlistActor;
}

interface RemovedProps {
  creator: CreatorItem;
  listId: string | null;
  shortlist: ShortlistActor;
}

/** The note is saved as it is typed. */
export function EntryFoot({ creator, ownLists, shortlist }: FootProps) {
  const { _id: id, fullName } = creator;
  const messages = useMessages(entryNoteMessages);
  const discovery = useMessages(discoveryMessages);
  const note = useSelector(shortlist, noteOf(id)) ?? '';
  const saving = useSelector(shortlist, savingOf(id));
  return (
    <div className={css.foot}>
      <textarea
        name="note"
        className={css.noteField}
        aria-label={messages.noteAbout(fullName)}
        placeholder={messages.add}
        rows={3}
        maxLength={maxNoteLength}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => shortlist.send({ type: 'note.type', id, note: currentTarget.value })}
        onBlur={() => shortlist.send({ type: 'note.save' })}
      />
      <div className={css.footLine}>
        <ListsButton creator={creator} ownLists={ownLists} />
        <p role="status" className={css.saving}>
          {saving === 'saved' ? '' : discovery.noteStates[saving]}
        </p>
      </div>
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
        event={{ type: 'entry.put', ids: [id], listId, isIn: true }}
      >
        {messages.undo}
      </Button>
    </div>
  );
}
