import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { client } from '#api/client.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { twenty } from '#tests/flows/saved-searches.flow.ts';
import { settled } from '#tests/kit/controllable.ts';
import { SearchNews } from '#web/discovery/search-news.tsx';

const { adapter = [] } = client.defaults;
let answer: unknown;
let asked = 0;
beforeEach(() => {
  asked = 0;
  client.defaults.adapter = async (config) => {
    if (config.url === '/sponsor/searches') asked += 1;
    return { data: answer, status: 200, statusText: '', headers: {}, config };
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

const signed: SignedCall = (signal, call) => call({ token: 'token-1', currentBlog: null, signal });

async function told(data: unknown): Promise<string> {
  answer = data;
  const { container } = render(<SearchNews signed={signed} />);
  await waitFor(() => expect(asked).toBe(1));
  await act(settled);
  return container.textContent ?? '';
}

describe('the way to the saved searches', () => {
  it('says how many are new in all of them together, in words too', async () => {
    expect(await told({ data: twenty.map((search) => ({ ...search, newMatches: 2 })) })).toBe('40 new40');
    expect(screen.getByText('40').getAttribute('aria-hidden')).toBe('true');
  });

  it('says no more than fits', async () => {
    expect(await told({ data: twenty.map((search) => ({ ...search, newMatches: 5 })) })).toBe('100 new99+');
  });

  it.each([
    ['nobody is new', { data: twenty.map((search) => ({ ...search, newMatches: 0 })) }],
    ['the answer is no list', {}],
    ['the answer is a page of somebody between', '<html></html>'],
  ])('says nothing where %s', async (_, data) => {
    expect(await told(data)).toBe('');
  });
});
