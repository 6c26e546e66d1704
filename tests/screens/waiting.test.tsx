import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { waiting } from '#tests/flows/waiting.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';
import { WaitingList } from '#web/back-office/waiting-list.tsx';
import { onPage } from './on-page.tsx';

const day = 86_400_000;

it('what waits says how many there are, since when, and leads to each', async () => {
  const { logic, pending } = controllable(waitingMachine);
  const actor = createActor(logic.provide({ actors: { watch: controllable(listWatchMachine).logic } })).start();
  render(onPage(<WaitingList actor={actor} now={flowNow + 2 * day} />), { wrapper: MemoryRouter });
  expect(screen.getByText('Loading...')).toBeDefined();
  const answer = { ...waiting, stays: { data: [], total: 0 } };
  await act(async () => pending.get('fetchWaiting')?.resolve(answer));
  const part = (name: RegExp) => within(screen.getByRole('region', { name }));
  const leads = (name: RegExp) =>
    part(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(part(/^Applications 12$/).getByText('Oldest: 2 days')).toBeDefined();
  expect(leads(/^Applications/)).toEqual([
    '/admin?list=applications&application=application-1',
    '/admin?list=applications',
  ]);
  expect(part(/^Bank details/).getByText('To verify')).toBeDefined();
  expect(leads(/^Bank details/)).toEqual([
    '/admin?list=applications&state=TO_VERIFY&application=application-2',
    '/admin?list=applications&state=TO_VERIFY',
  ]);
  expect(part(/^Stays 0$/).getByText('No stays are waiting.')).toBeDefined();
});

it('[BEYOND-88] leads to emails that failed and questions that were reported, and says which stays expire soon', async () => {
  const { logic, pending } = controllable(waitingMachine);
  const actor = createActor(logic.provide({ actors: { watch: controllable(listWatchMachine).logic } })).start();
  render(onPage(<WaitingList actor={actor} now={flowNow} />), { wrapper: MemoryRouter });
  const stays = [5.5, 1.5, 24].map((hours, index) => ({
    ...itemOf(makeBooking()),
    ...{ _id: `stay-${index}`, dueAt: flowNow + hours * 3_600_000 },
  }));
  const answer = { ...waiting, stays: { data: stays, total: 3 }, reportedQuestions: 0 };
  await act(async () => pending.get('fetchWaiting')?.resolve(answer));
  const mails = screen.getByRole('link', { name: '2 emails could not be delivered' });
  expect(mails.getAttribute('href')).toBe('/admin/mails');
  expect(screen.queryByText(/reported/)).toBeNull();
  expect(screen.getAllByText(/^Expires/).map(({ textContent }) => textContent)).toEqual([
    'Expires in 5 hours',
    'Expires within two hours',
  ]);
});

it('says that nothing waits only where nothing failed either', async () => {
  const { logic, pending } = controllable(waitingMachine);
  const actor = createActor(logic.provide({ actors: { watch: controllable(listWatchMachine).logic } })).start();
  render(onPage(<WaitingList actor={actor} now={flowNow} />), { wrapper: MemoryRouter });
  const none = { data: [], total: 0 };
  const answer = { applications: none, bankDetails: none, stays: none, failedMails: 0, reportedQuestions: 1 };
  await act(async () => pending.get('fetchWaiting')?.resolve(answer));
  expect(screen.getByRole('link', { name: '1 question was reported' })).toBeDefined();
  expect(screen.getByText('No stays are waiting.')).toBeDefined();
});

afterEach(() => document.querySelector('meta[name=version]')?.remove());

it('names the version of the server that sent the page, once the list stands', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'version', content: '9.8.7' }));
  const { logic, pending } = controllable(waitingMachine);
  const actor = createActor(logic.provide({ actors: { watch: controllable(listWatchMachine).logic } })).start();
  render(onPage(<WaitingList actor={actor} now={flowNow} />), { wrapper: MemoryRouter });
  expect(screen.queryByText('Vaya 9.8.7')).toBeNull();
  await act(async () => pending.get('fetchWaiting')?.resolve(waiting));
  expect(screen.getByText('Vaya 9.8.7')).toBeDefined();
});
