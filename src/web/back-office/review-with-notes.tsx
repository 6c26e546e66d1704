import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import { KeptNotes, type OfStaff } from './kept-notes.tsx';
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
    notesOf={(accountId) => <KeptNotes key={accountId} accountId={accountId} {...ofStaff} />}
  />
);
