import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { flow as applicationQueueTold } from '#tests/flows/application-queue.flow.ts';
import { flow as applicationReviewTold } from '#tests/flows/application-review.flow.ts';
import { flow as ledgerTold } from '#tests/flows/back-office-list.flow.ts';
import { pressIfThere, typeAnew, walkScreen } from '#tests/kit/walk-screen.tsx';
import { LedgerList } from '#web/back-office/ledger-list.tsx';
import { QueueList } from '#web/back-office/queue-list.tsx';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const onPage = (part: React.ReactNode) => (
  <main>
    <title>Back office</title>
    {part}
  </main>
);

describe('applicationQueue through its list', () => {
  walkScreen({
    ...applicationQueueTold.shown,
    model: applicationQueueTold.model,
    machine: applicationQueueMachine,
    render: (actor) => onPage(<QueueList actor={actor} chosen={null} />),
    gestures: {
      'tab.choose': ({ state }) =>
        void fireEvent.click(screen.getByRole('button', { name: state === null ? /^All/ : /^Rejected/ })),
      'search.change': ({ search }) => typeAnew(/^Search by name/, search),
      'queue.load': () => pressIfThere('Try again'),
    },
    elsewhere: { 'page.turn': 'the pages of a list that has several; a browser turns them' },
  });
});

describe('applicationReview through its panel', () => {
  walkScreen({
    ...applicationReviewTold.shown,
    model: applicationReviewTold.model,
    machine: applicationReviewMachine,
    render: (actor) => onPage(<ReviewPanel actor={actor} />),
    gestures: {
      'deed.do': ({ deed }) => pressIfThere(deed.request.move === 'approve' ? 'Approve' : 'Undo'),
      'secret.hide': () => pressIfThere(/^Hide/),
      'banner.dismiss': () => press('Dismiss'),
      'review.load': () => press('Try again'),
    },
  });
});

describe('ledger through its list', () => {
  walkScreen({
    ...ledgerTold.shown,
    model: ledgerTold.model,
    machine: ledgerMachine,
    render: (actor) => onPage(<LedgerList actor={actor} />),
    gestures: {
      'row.move': () => press('Suspend: Blue Bay'),
      'sponsor.invite': () => press('Send the invitation'),
      'ledger.load': () => press('Try again'),
      'banner.dismiss': () => press('Dismiss'),
    },
    elsewhere: { 'page.turn': 'the pages of a list that has several; a browser turns them' },
  });
});
