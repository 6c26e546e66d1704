import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { client } from '#api/client.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';
import { openApp } from './open-app.tsx';
import { staySignedIn } from './stay-signed-in.ts';

const { adapter = [] } = client.defaults;
/** A save that is on its way, until the server answers. */
let saves: { title: string; answer: (status: number) => void }[] = [];

beforeEach(() => {
  saves = [];
  staySignedIn();
  client.defaults.adapter = (config) =>
    new Promise((resolve, reject) => {
      const { url = '', method, data } = config;
      const reply = (status: number, body: unknown) => {
        const response = { data: body, status, statusText: '', headers: {}, config };
        if (config.validateStatus?.(status)) resolve(response);
        else reject(Object.assign(new Error('Network Error'), { isAxiosError: true, response }));
      };
      config.signal?.addEventListener?.('abort', () => reject(new Error('aborted')));
      if (url.endsWith('/trips/sea') && method === 'get') return reply(200, makeOwnTrip());
      if (url.endsWith('/trips/sea'))
        return saves.push({
          title: JSON.parse(data).title,
          answer: (status) => reply(status, status === 200 ? makeSaved({ version: 2 }) : { message: 'Not now.' }),
        });
      return reply(404, {});
    });
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

async function typeATitle() {
  const { router } = openApp('/blog/deniz/trips/sea', { session: creatorSession });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  fireEvent.change(title, { target: { value: 'By the sea' } });
  return { pathname: () => router.state.location.pathname, back: () => act(() => router.navigate(-1)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('whoever leaves a trip by a link goes there once the last words are saved', async () => {
  const { pathname } = await typeATitle();
  fireEvent.click(screen.getByRole('link', { name: 'All trips' }));
  await waitFor(() => expect(saves.map(({ title }) => title)).toEqual(['By the sea']), { timeout: 900 });
  expect(pathname()).toBe('/blog/deniz/trips/sea');
  await act(async () => saves[0]?.answer(200));
  await waitFor(() => expect(pathname()).toBe('/blog/deniz/trips'));
});

it('Back while a trip could not be saved asks first', async () => {
  const { pathname, back } = await typeATitle();
  await back();
  await waitFor(() => expect(saves).toHaveLength(1));
  await act(async () => saves[0]?.answer(500));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  press('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pathname()).toBe('/blog/deniz/trips/sea');
  await back();
  await waitFor(() => expect(saves).toHaveLength(2));
  await act(async () => saves[1]?.answer(500));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  press('Leave');
  await waitFor(() => expect(pathname()).toBe('/application/success'));
});

it('whoever logs out of a trip is out once the last words are saved', async () => {
  await typeATitle();
  press('Logout');
  await waitFor(() => expect(saves).toHaveLength(1), { timeout: 900 });
  expect(localStorage.getItem('authToken')).toBe('token-1');
  await act(async () => saves[0]?.answer(200));
  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
});
