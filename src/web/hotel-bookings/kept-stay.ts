import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { blankDraft, type StayBeginning, type StayDraft } from '#machines/stay-form/stay-draft.ts';
import { isLike, tabShelf, unhurried } from '#web/ui/shelf.ts';

/** Another one is another form: what it kept is as good as none. */
const version = 2;

const shelf = unhurried(tabShelf);

/** An example of a draft in which nothing is empty, by which what is read is judged. */
const filled: object = { ...blankDraft(''), deliverables: [{ platform: '', kind: '', count: 0 }] };

/** A stay as somebody has typed it, over a reload and until they come back to ask for the same; nobody is shown what somebody else has typed. */
export function keptStay(session: SessionActor, beginning: StayBeginning) {
  const owner = ownerOf(session.getSnapshot());
  const name = `stay ${JSON.stringify(beginning)}`;
  return {
    keepDraft: (draft: StayDraft) => shelf.write(name, { version, owner, draft }),
    dropDraft: () => shelf.clear(name),
    read(): StayDraft | null {
      const left = Object(shelf.read(name));
      return left.version === version && left.owner === owner && isDraft(left.draft) ? left.draft : null;
    },
  };
}

const isDraft = (value: unknown): value is StayDraft => isLike(value, filled);
