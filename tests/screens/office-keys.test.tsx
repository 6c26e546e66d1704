import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { officeKeys } from '#machines/back-office/office-keys.actors.ts';
import { firstInQueue } from '#machines/rules/queue-address.ts';
import { queueOf } from '#tests/flows/application-queue.flow.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { row } from '#web/back-office/back-office.css.ts';
import { keyEffectsFor } from '#web/back-office/obey-key.ts';
import { QueueFilters } from '#web/back-office/queue-filters.tsx';
import { QueueList } from '#web/back-office/queue-list.tsx';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { controlledActors } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

const keyEffects = keyEffectsFor(row);
let keys: Actor<ReturnType<typeof officeKeys>>;
afterEach(() => keys.stop());

const strike = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const rowAt = () => document.activeElement?.getAttribute('href')?.slice(-1);

async function openOffice(chosen: string) {
  const { start, settle, callOf } = controlledActors();
  const queue = start('queue', applicationQueueMachine, { wish: firstInQueue });
  const review = start('review', applicationReviewMachine, { id: chosen });
  keys = createActor(officeKeys(keyEffects)).start();
  render(
    <MemoryRouter>
      {onPage(
        <>
          <QueueList actor={queue} chosen={chosen} now={0} Filters={QueueFilters} />
          <ReviewPanel actor={review} />
        </>,
      )}
    </MemoryRouter>,
  );
  await settle('queue', 'fetchQueue', queueOf([1, 2, 3]));
  await settle('review', 'fetchApplication', { kind: 'found', detail: heldDetail });
  return { isDeciding: () => callOf('review', 'doDeed') !== undefined };
}

it('j and k go through the rows from the one that is open, and stay at the ends', async () => {
  await openOffice('application-1');
  const seen = ['j', 'j', 'j', 'k', 'k', 'k', 'k'].map((key) => {
    strike(key);
    return rowAt();
  });
  expect(seen).toEqual(['2', '3', '3', '2', '1', '1', '1']);
});

it('/ goes to the search, and what is typed there is no key', async () => {
  const { isDeciding } = await openOffice('application-1');
  strike('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  for (const key of ['j', 'a', 'r']) strike(key);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect([isDeciding(), screen.getByText('Reject').closest('details')?.open]).toEqual([false, false]);
});

it('r asks for the reason and decides nothing, a approves', async () => {
  const { isDeciding } = await openOffice('application-1');
  strike('r');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  expect(isDeciding()).toBe(false);
  screen.getByText('Reject').focus();
  strike('a', { repeat: true });
  strike('a', { ctrlKey: true });
  expect(isDeciding()).toBe(false);
  strike('a');
  expect(isDeciding()).toBe(true);
});

it('no key is heard while a dialog is open, nor once they are turned off, on the next page either', async () => {
  const { isDeciding } = await openOffice('application-1');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  strike('a');
  strike('j');
  dialog.remove();
  expect([isDeciding(), rowAt()]).toEqual([false, undefined]);
  keys.send({ type: 'keys.switch' });
  strike('a');
  strike('j');
  expect([isDeciding(), rowAt(), keyEffects.areOn()]).toEqual([false, undefined, false]);
  keys.send({ type: 'keys.switch' });
  expect(keyEffects.areOn()).toBe(true);
  strike('j');
  expect(rowAt()).toBe('2');
});
