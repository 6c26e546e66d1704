import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { LedgerList } from '#web/back-office/ledger-list.tsx';
import { controlledActors } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

const request = { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('an invitation says what is wrong with which field, keeps what was typed, and says that it went', async () => {
  const { start, settle } = controlledActors();
  render(onPage(<LedgerList actor={start('list', ledgerMachine, { parameters: [['list', 'sponsors']] })} />));
  const answer = (id: string, output: unknown) => settle('list', id, output);
  const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Send invitation' }));
  await answer('fetchLedger', { rows: [], total: 0, next: null });
  for (const [label, value] of Object.entries({
    'Company or name': request.name,
    Username: request.username,
    Email: request.email,
  }))
    fireEvent.change(field(label), { target: { value } });
  send();
  const fields = { username: 'This username is taken.' };
  await answer('performAction', { kind: 'refused', message: fields.username, fields });
  expect(field('Username').getAttribute('aria-invalid')).toBe('true');
  expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  expect(field('Company or name').value).toBe('Blue Bay');
  expect(screen.getAllByText(fields.username)).toHaveLength(1);
  expect(document.activeElement?.textContent).toMatch(/^The invitation was not sent/);
  send();
  await answer('performAction', { kind: 'invited', email: request.email });
  expect(screen.getByRole('status').textContent).toBe('We sent the invitation to bay@mail.example.');
  expect(['Company or name', 'Username', 'Email'].map((label) => field(label).value)).toEqual(['', '', '']);
});
