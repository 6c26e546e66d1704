import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { Kept } from '#machines/shortlist/shortlist.actors.ts';
import type { ShortlistChange } from '#machines/shortlist/shortlist.machine.ts';
import { tabShelf } from '#web/ui/shelf.ts';

const name = 'shortlist';

/** Changes that nobody has answered yet, over a reload and until somebody comes back; nobody makes those of somebody else. */
export function keptChanges(session: SessionActor): Kept<readonly ShortlistChange[]> {
  const owner = ownerOf(session.getSnapshot());
  return {
    read() {
      const left = Object(tabShelf.read(name));
      return left.owner === owner && Array.isArray(left.changes) ? left.changes.filter(isChange) : [];
    },
    write: (changes) => (changes.length === 0 ? tabShelf.clear(name) : tabShelf.write(name, { owner, changes })),
  };
}

function isChange(value: unknown): value is ShortlistChange {
  const { id, isListed, note = '', listId = null } = Object(value);
  const isTold = typeof id === 'string' && typeof isListed === 'boolean' && typeof note === 'string';
  return isTold && (listId === null || typeof listId === 'string');
}
