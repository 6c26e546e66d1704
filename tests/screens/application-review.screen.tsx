import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { flow } from '#tests/flows/application-review.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof applicationReviewMachine> = {
  flow,
  machine: applicationReviewMachine,
  render: (actor) => onPage(<ReviewPanel actor={actor} />),
};
