import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import { KeptNotes, type OfStaff } from './kept-notes.tsx';
import { ReviewPanel } from './review-panel.tsx';

/** The application that is open, with what staff have noted about whoever sent it. */
export const ReviewWithNotes = ({ actor, ...ofStaff }: OfStaff & { actor: ApplicationReviewActor }) => (
  <ReviewPanel
    actor={actor}
    notesOf={(accountId) => <KeptNotes key={accountId} accountId={accountId} {...ofStaff} />}
  />
);
