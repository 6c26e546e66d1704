import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { staffNotes } from '#machines/staff-notes/staff-notes.actors.ts';
import { usePage } from '#web/ui/use-page.ts';
import { NotesPart } from './notes-part.tsx';
import { storedNotes } from './office-storage.ts';
import { ReviewPanel } from './review-panel.tsx';

export const ReviewWithNotes = ({
  actor,
  listAt,
  ...ofStaff
}: OfStaff & { actor: ApplicationReviewActor; listAt: string }) => (
  <ReviewPanel
    actor={actor}
    listAt={listAt}
    notesOf={(accountId) => <CreatorNotes key={accountId} accountId={accountId} {...ofStaff} />}
  />
);

interface OfStaff {
  session: SessionActor;
  signed: SignedCall;
}

export function CreatorNotes({ accountId, session, signed }: OfStaff & { accountId: string }) {
  const drafts = storedNotes(session);
  const actor = usePage(() => ({
    chart: staffNotes({ signed, keepDraft: drafts.write }),
    input: { accountId, draft: drafts.read(accountId) },
  }));
  return <NotesPart actor={actor} />;
}
