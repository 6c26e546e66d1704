import { fireEvent, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type LedgerActor,
  type LedgerPage,
  type LedgerQuery,
  ledgerMachine,
  pageIn,
} from '#machines/back-office/ledger.machine.ts';
import { row } from '#tests/flows/back-office-list.flow.ts';
import { Pages } from '#web/back-office/pages.tsx';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ ...row, id: `sponsor-${index}` }));

const PagesOf = ({ actor }: { actor: LedgerActor }) => (
  <Pages actor={actor} page={useSelector(actor, ({ context }) => pageIn(context))} />
);

/** Two pages. The second one holds these rows when it is read. */
function showPages(second: LedgerPage) {
  const fetchLedger = fromPromise<LedgerPage, LedgerQuery>(async ({ input: { after } }) =>
    after === null ? { rows: rowsOf(50), total: 60, next: 50 } : second,
  );
  render(
    <PagesOf
      actor={createActor(ledgerMachine.provide({ actors: { fetchLedger, addressBar: fromCallback(() => {}) } }), {
        input: { parameters: [['list', 'sponsors']] },
      }).start()}
    />,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isEnabled = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'false';

it('says which rows a page of a list shows, and leads to its neighbours only', async () => {
  showPages({ rows: rowsOf(10), total: 60, next: null });
  await screen.findByText('1–50 of 60');
  await expect.poll(() => [isEnabled('Previous'), isEnabled('Next')]).toEqual([false, true]);
  press('Next');
  await screen.findByText('51–60 of 60');
  await expect.poll(() => [isEnabled('Previous'), isEnabled('Next')]).toEqual([true, false]);
});

it('counts no rows of a page that has emptied since, and leads back', async () => {
  showPages({ rows: [], total: 3, next: null });
  await screen.findByText('1–50 of 60');
  press('Next');
  await expect.poll(() => screen.queryByText(/ of /)).toBeNull();
  press('Previous');
  await screen.findByText('1–50 of 60');
});
