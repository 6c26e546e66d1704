import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { Kept } from '#machines/shortlist/shortlist.actors.ts';
import type { NotesById } from '#machines/shortlist/shortlist.machine.ts';
import { tabShelf } from '#web/ui/shelf.ts';

const name = 'notes';

/** Notes that are not saved yet, over a reload; nobody finds those of somebody else. */
export function keptNotes(session: SessionActor): Kept<NotesById> {
  const owner = ownerOf(session.getSnapshot());
  return {
    read() {
      const left = Object(tabShelf.read(name));
      const notes = Object.entries(Object(left.owner === owner ? left.notes : null));
      return Object.fromEntries(notes.filter((each): each is [string, string] => typeof each[1] === 'string'));
    },
    write: (notes) => (Object.keys(notes).length === 0 ? tabShelf.clear(name) : tabShelf.write(name, { owner, notes })),
  };
}
