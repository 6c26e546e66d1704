import { useSelector } from '@xstate/react';
import { noteOf } from '#machines/shortlist/shortlist.view.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { DiscoveryActors } from './discovery-actors.ts';
import * as css from './entry-note.css.ts';
import { entryNoteWords } from './entry-note-words.ts';

/** What was noted of somebody, as far as there is room; the whole of it is in their profile, where it is written. */
export function EntryNote({ id, actors: { shortlist } }: { id: string; actors: DiscoveryActors }) {
  const text = useWords(entryNoteWords);
  const note = useSelector(shortlist, noteOf(id));
  if (note === null) return null;
  return note === '' ? (
    <p className={css.none}>{text.none}</p>
  ) : (
    <p className={css.note} title={note}>
      {note}
    </p>
  );
}
