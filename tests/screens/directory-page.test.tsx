import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#api/client.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { openApp } from './open-app.tsx';

const ada = { ...deniz, _id: 'creator-2', fullName: 'Ada Ay' };
const user = { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };
const warned = vi.spyOn(console, 'warn');
const { adapter = [] } = client.defaults;
let known = 'token-1';
let asked: string[] = [];

/** A server of one token and two creators. */
function answer(url: string, token: string, body: unknown): [status: number, data: unknown] {
  if (url === '/sponsor/auth/login') return [200, { accessToken: known, ...user }];
  if (/^\/(auth|creator|sponsor)/.test(url) && token !== `Bearer ${known}`)
    return [401, { code: 'unauthenticated', message: 'Please sign in.' }];
  if (url === '/creator') return [200, { data: [deniz, ada], total: 2, totalPages: 1 }];
  if (url === '/sponsor/shortlist') return [200, { data: [], lists: [] }];
  if (url.startsWith('/sponsor/shortlist/'))
    return [200, { data: [{ creatorId: 'creator-1', listId: null, ...Object(body) }], lists: [] }];
  // As something between answers that wants a sign-in of its own.
  if (url.startsWith('/blog/')) return [200, '<html></html>'];
  if (url.startsWith('/creator/')) return [200, url.endsWith('1') ? deniz : ada];
  return [200, url === '/auth/session' ? { role: 'sponsor' } : []];
}

beforeEach(() => {
  [known, asked] = ['token-1', []];
  warned.mockClear();
  localStorage.setItem('sponsorToken', 'token-1');
  localStorage.setItem('sponsorUser', JSON.stringify(user));
  client.defaults.adapter = async (config) => {
    const { url = '', headers, data } = config;
    const [status, reply] = answer(url, String(headers.get('Authorization')), JSON.parse(data ?? 'null'));
    asked.push(`${status} ${url}`);
    const response = { data: reply, status, statusText: '', headers: {}, config };
    if (config.validateStatus?.(status)) return response;
    throw Object.assign(new Error(), { isAxiosError: true, response });
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

const settled = (milliseconds = 50) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
const open = (path: string, Mode: typeof StrictMode | typeof Fragment) =>
  openApp(path, { session: creatorSession, Mode: Mode as never });

const modes = [
  ['', Fragment],
  [' under StrictMode', StrictMode],
] as const;

describe.each(sampleOf(modes))('the page of the directory%s', (_, Mode) => {
  it('opens the profile that its address names, turns it, and closes it', async () => {
    const { router } = open('/discovery?creator=creator-1', Mode);
    await screen.findByRole('dialog', { name: 'Deniz Yıldız' });
    await screen.findByText('Showing 2 of 2 creators');
    fireEvent.click(screen.getByRole('button', { name: 'Next creator' }));
    await screen.findByRole('dialog', { name: 'Ada Ay' });
    expect(router.state.location.search).toBe('?creator=creator-2');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.search).toBe('');
    expect(warned).not.toHaveBeenCalled();
  });

  it('writes the search into its address, and is found again as it was left', async () => {
    const { router } = open('/discovery', Mode);
    await screen.findByText('Showing 2 of 2 creators');
    fireEvent.change(screen.getByLabelText('Search creators by name'), { target: { value: 'a' } });
    await settled(600);
    expect(router.state.location.search).toBe('?search=a');
    await act(() => router.navigate('/application/success'));
    await screen.findByRole('heading', { name: /received|Thank/i });
    asked = [];
    await act(() => router.navigate('/discovery?search=a'));
    await screen.findByText('Showing 1 of 2 creators');
    expect(asked.filter((call) => /creator|reference/.test(call))).toEqual([]);
    expect(asked).toContain('200 /sponsor/shortlist');
  });

  it('goes back to the search before, and forward again', async () => {
    const { router } = open('/discovery?search=ada', Mode);
    await screen.findByText('Showing 1 of 2 creators');
    await act(() => router.navigate('/discovery?search=ada&list=shortlist'));
    await act(() => router.navigate('/discovery?search=ada'));
    const search = () => screen.getByLabelText<HTMLInputElement>('Search creators by name').value;
    fireEvent.change(screen.getByLabelText('Search creators by name'), { target: { value: 'deniz' } });
    await waitFor(() => expect(router.state.location.search).toBe('?search=deniz'));
    await act(() => router.navigate(-2));
    await waitFor(() => expect(search()).toBe('ada'));
    expect(router.state.location.search).toBe('?search=ada');
    await act(() => router.navigate(2));
    await waitFor(() => expect(search()).toBe('deniz'));
    expect(router.state.location.search).toBe('?search=deniz');
  });

  it('is found again with a letter that it had not asked for yet', async () => {
    const { router } = open('/discovery', Mode);
    await screen.findByText('Showing 2 of 2 creators');
    fireEvent.change(screen.getByLabelText('Search creators by name'), { target: { value: 'ada' } });
    await act(() => router.navigate('/application/success'));
    await screen.findByRole('heading', { name: /received|Thank/i });
    asked = [];
    await act(() => router.navigate('/discovery'));
    expect((await screen.findByLabelText<HTMLInputElement>('Search creators by name')).value).toBe('ada');
    await waitFor(() => expect(asked).toContain('200 /creator'));
    expect(router.state.location.search).toBe('?search=ada');
  });

  it.each([
    ['to nobody else', 'redbay'],
    ['to nobody once its owner has signed out', null],
  ])('is shown, as it was left, %s', async (_, next) => {
    const { router } = open('/discovery', Mode);
    await screen.findByText('Showing 2 of 2 creators');
    fireEvent.click(screen.getByRole('button', { name: 'Min Trip Count' }));
    fireEvent.change(await screen.findByLabelText('Min Trip Count'), { target: { value: '7' } });
    if (next === null) {
      fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
      await screen.findByRole('heading', { name: 'Welcome Back' });
    }
    await act(() => router.navigate('/application/success'));
    await screen.findByRole('heading', { name: /received|Thank/i });
    const username = next ?? 'bluebay';
    localStorage.setItem('sponsorToken', 'token-1');
    localStorage.setItem('sponsorUser', JSON.stringify({ ...user, username }));
    await act(() => router.navigate('/discovery'));
    fireEvent.click(await screen.findByRole('button', { name: 'Min Trip Count' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Min Trip Count')).value).toBe('0');
  });

  it('goes on after a lapsed session, with what was asked for', async () => {
    open('/discovery', Mode);
    await screen.findByText('Showing 2 of 2 creators');
    known = 'token-2';
    asked = [];
    fireEvent.click(screen.getByRole('button', { name: 'Add Deniz Yıldız to your lists' }));
    const again = await screen.findByRole('dialog', { name: 'Please sign in again' });
    fireEvent.change(within(again).getByLabelText('Username'), { target: { value: 'bluebay' } });
    fireEvent.change(within(again).getByLabelText('Password'), { target: { value: 'open-sesame-1' } });
    fireEvent.click(within(again).getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(asked.filter((call) => call.includes('shortlist/'))).toEqual([
        '401 /sponsor/shortlist/creator-1',
        '200 /sponsor/shortlist/creator-1',
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
