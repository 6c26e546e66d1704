import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { client } from '#api/client.ts';
import { directory } from '#machines/directory/directory.actors.ts';
import { flowsIn } from '#machines/directory/directory.view.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { twenty } from '#tests/flows/saved-searches.flow.ts';
import { settled } from '#tests/kit/controllable.ts';
import { NewMatchCount } from '#web/discovery/new-match-count.tsx';

const { adapter = [] } = client.defaults;
let answer: unknown;
let asked = 0;
beforeEach(() => {
  asked = 0;
  client.defaults.adapter = async (config) => {
    if (config.url === '/sponsor/searches') asked += 1;
    return { data: config.url === '/sponsor/searches' ? answer : {}, status: 200, statusText: '', headers: {}, config };
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

const signed: SignedCall = (signal, call) => call({ token: 'token-1', currentBlog: null, signal });

const unsaved = { read: () => ({}), write: () => {} };

async function shown(data: unknown): Promise<string> {
  answer = data;
  const entries = { notes: unsaved, changes: { ...unsaved, read: () => [] } };
  const chart = directory({ signed, addressBar: fromCallback(() => {}), entries, focusCard: () => {} });
  const page = createActor(chart, { input: { parameters: [], today: '2026-06-10' } }).start();
  const { container } = render(<NewMatchCount actors={{ page, ...flowsIn(page.getSnapshot()) }} />);
  await waitFor(() => expect(asked).toBe(1));
  await act(settled);
  return container.textContent ?? '';
}

describe('the link to the saved searches', () => {
  it('says how many are new in all of them together, in words too', async () => {
    expect(await shown({ data: twenty.map((search) => ({ ...search, newMatches: 2 })) })).toBe('40 new40');
    expect(screen.getByText('40').getAttribute('aria-hidden')).toBe('true');
  });

  it('says no more than fits', async () => {
    expect(await shown({ data: twenty.map((search) => ({ ...search, newMatches: 5 })) })).toBe('100 new99+');
  });

  it.each([
    ['no match is new', { data: twenty.map((search) => ({ ...search, newMatches: 0 })) }],
    ['the answer is no list', {}],
    ['the answer is the page of a captive portal', '<html></html>'],
  ])('says nothing where %s', async (_, data) => {
    expect(await shown(data)).toBe('');
  });
});
