import { describe } from 'vitest';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { flow } from '#tests/flows/application-review.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { onPage } from './on-page.tsx';

describe('applicationReview through its panel', () => {
  walkScreen({ flow, machine: applicationReviewMachine, render: (actor) => onPage(<ReviewPanel actor={actor} />) });
});
