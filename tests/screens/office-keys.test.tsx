import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { client } from '#api/client.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { queueOf } from '#tests/flows/application-queue.flow.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { openApp } from './open-app.tsx';

const { adapter = [] } = client.defaults;
const user = { name: 'Mert Kaya', username: 'mert', email: 'mert@mail.example' };

let decisions: string[];

function answer(url: string): unknown {
  if (url === '/auth/session') return { role: 'staff', ...user, lifetime: 1_000_000 };
  if (url.includes('/notes')) return { fullName: '', data: [] };
  if (url === '/admin/applications') return queueOf([1, 2, 3]);
  if (url.endsWith('/moves'))
    return { state: 'APPROVED', data: [{ id: 'application-1', refusal: null }], undoableFor: 10_000 };
  return { ...heldDetail, id: url.split('/').at(-1) };
}

beforeEach(() => {
  decisions = [];
  sessionStorage.setItem('staffToken', 'token-1');
  sessionStorage.setItem('staffUser', JSON.stringify(user));
  client.defaults.adapter = async (config) => {
    const { url = '' } = config;
    if (url.endsWith('/moves')) decisions.push(url.split('/').at(-2) ?? '');
    return { data: answer(url), status: 200, statusText: '', headers: {}, config };
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
  localStorage.clear();
  sessionStorage.clear();
});

const press = (key: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const focusedRow = () => /application-(\d)/.exec(document.activeElement?.getAttribute('href') ?? '')?.[1];
const reason = () => screen.findByLabelText('Reason');

async function openOffice() {
  openApp('/admin?list=applications&application=application-1', { session: creatorSession });
  await screen.findAllByRole('link', { name: /^Deniz/ });
  await screen.findByRole('button', { name: 'Approve' });
}

it('j and k go through the rows from the one that is open, and stay at the ends', async () => {
  await openOffice();
  const seen: unknown[] = [];
  for (const key of ['j', 'j', 'j', 'k', 'k', 'k', 'k']) {
    await press(key);
    seen.push(focusedRow());
  }
  expect(seen).toEqual(['2', '3', '3', '2', '1', '1', '1']);
});

it('/ goes to the search, and what is typed there is no key', async () => {
  await openOffice();
  await press('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  for (const key of ['j', 'a', 'r']) await press(key);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect([decisions, (await reason()).closest('details')?.open]).toEqual([[], false]);
});

it('r asks for the reason and decides nothing, a approves, z undoes', async () => {
  await openOffice();
  await press('r');
  expect(document.activeElement).toBe(await reason());
  expect(decisions).toEqual([]);
  screen.getByRole('link', { name: 'Back to the list' }).focus();
  await press('a', { repeat: true });
  await press('a', { ctrlKey: true });
  expect(decisions).toEqual([]);
  await press('a');
  await waitFor(() => expect(decisions).toEqual(['application-1']));
  expect((await screen.findByRole('button', { name: 'Undo: Deniz Yıldız' })).ariaDisabled).toBe('true');
  await press('z');
  await screen.findByText(/^Undone\./);
});

it('x selects the row that has the focus, or else the one that is open', async () => {
  await openOffice();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  await press('x');
  await press('j');
  await press('x');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
});

it('Escape closes the reason for rejecting, keeps what was typed there, and then empties the selection', async () => {
  await openOffice();
  await press('x');
  await press('r');
  const form = document.activeElement?.closest('details') ?? document.body;
  const text = within(form).getByLabelText<HTMLTextAreaElement>('Message to the applicant');
  text.focus();
  fireEvent.change(text, { target: { value: 'No pictures.' } });
  await press('Escape');
  expect(form).toHaveProperty('open', false);
  expect([document.activeElement?.textContent, text.value]).toEqual(['Reject', 'No pictures.']);
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;
  expect(ticked()).toBe(1);
  await press('Escape');
  expect(ticked()).toBe(0);
  await press('Escape');
  expect(decisions).toEqual([]);
});

it('Escape in the search leaves the selection alone', async () => {
  await openOffice();
  await press('x');
  await press('/');
  await press('Escape');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(1);
});

it('j opens the first application where none is open', async () => {
  openApp('/admin?list=applications', { session: creatorSession });
  await screen.findAllByRole('link', { name: /^Deniz/ });
  await press('j');
  await screen.findByRole('button', { name: 'Approve' });
  expect(focusedRow()).toBe('1');
});

it('no key is heard while a dialog is open, nor once they are turned off, on the next page either', async () => {
  await openOffice();
  await press('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await press('a');
  await press('j');
  expect([decisions, focusedRow()]).toEqual([[], undefined]);
  const toggle = dialog.getByRole('switch', { name: 'Use keyboard shortcuts' });
  fireEvent.click(toggle);
  expect(localStorage.getItem('vaya.office-keys')).toContain('off');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('a');
  await press('j');
  expect([decisions, focusedRow()]).toEqual([[], undefined]);
});
