import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import { CreatorNotes, type OfStaff } from './creator-notes.tsx';
import { ReviewPanel } from './review-panel.tsx';

/** The application that is open, with what staff have noted about whoever sent it. */
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
