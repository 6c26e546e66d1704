import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { pressIfThere, typeAnew, walkScreen } from '#tests/kit/walk-screen.tsx';
import { applicationQueueModel, applicationReviewModel } from '#tests/paths/back-office.model.ts';
import { applicationQueueShown, applicationReviewShown, ledgerShown } from '#tests/paths/back-office.shown.ts';
import { ledgerModel } from '#tests/paths/ledger.model.ts';
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
    ...applicationQueueShown,
    model: applicationQueueModel,
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
    ...applicationReviewShown,
    model: applicationReviewModel,
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
    ...ledgerShown,
    model: ledgerModel,
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
