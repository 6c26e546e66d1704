import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { NoteDraft } from '#machines/staff-notes/staff-notes.machine.ts';
import { tabShelf, unhurried } from '#web/ui/shelf.ts';

const shelf = unhurried(tabShelf);
const nameOf = (accountId: string) => `note ${accountId}`;

/** What somebody has typed about each creator, over a reload and until they come back; nobody is shown what somebody else has typed. */
export const keptNote = (session: SessionActor) => ({
  keepDraft({ accountId, draft }: NoteDraft) {
    if (draft === '') shelf.clear(nameOf(accountId));
    else shelf.write(nameOf(accountId), { owner: ownerOf(session.getSnapshot()), draft });
  },
  read(accountId: string): string {
    const { owner, draft } = Object(shelf.read(nameOf(accountId)));
    return owner === ownerOf(session.getSnapshot()) && typeof draft === 'string' ? draft : '';
  },
});
