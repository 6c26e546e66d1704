import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { client } from '#api/client.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { openApp } from './open-app.tsx';

const { adapter = [] } = client.defaults;
const user = { name: 'Mert Kaya', username: 'mert', email: 'mert@mail.example' };
const none = { data: [], total: 0 };

function answer(url: string): unknown {
  if (url === '/auth/session') return { role: 'staff', ...user, lifetime: 1_000_000 };
  return url === '/admin/waiting' ? { applications: none, bankDetails: none, stays: none } : none;
}

beforeEach(() => {
  sessionStorage.setItem('staffToken', 'token-1');
  sessionStorage.setItem('staffUser', JSON.stringify(user));
  client.defaults.adapter = async (config) => ({
    ...{ data: answer(config.url ?? ''), status: 200, statusText: '', headers: {}, config },
  });
});
afterEach(() => {
  client.defaults.adapter = adapter;
  sessionStorage.clear();
});

it.each([
  ['sponsors', 'Sponsors', 'Invite a sponsor'],
  ['mails', 'Emails', 'Nothing here yet.'],
])('the list of %s tells of the keys that go through its rows', async (list, title, words) => {
  const { heading } = openApp(`/admin?list=${list}`, { session: creatorSession });
  await heading(title);
  await screen.findByText(words);
  screen.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const terms = await screen.findAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['j', 'k', '?']);
});

it('what waits tells of the keys that go through its rows, and where a decision is undone by one', async () => {
  const { heading } = openApp('/admin', { session: creatorSession });
  await heading('Waiting');
  (await screen.findByRole('button', { name: 'Keyboard shortcuts' })).click();
  const terms = await screen.findAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['j', 'k', 'Enter', 'z', '?']);
  expect(screen.getByText('Undo the latest decision, in Waiting and Applications')).toBeDefined();
});
