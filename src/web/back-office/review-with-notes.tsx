import type { ApplicationReviewActor } from '#machines/back-office/application-review.machine.ts';
import { CreatorNotes, type OfStaff } from './creator-notes.tsx';
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
