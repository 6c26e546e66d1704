import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { client } from '#api/client.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { makeOwnTrip } from '#tests/kit/own-trips.ts';
import { openApp } from './open-app.tsx';
import { staySignedIn } from './stay-signed-in.ts';

const { adapter = [] } = client.defaults;
const cover = new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(32)], 'cover.jpg', { type: 'image/jpeg' });
let asked: string[] = [];
let deleteTrip = () => {};
let stays: OwnTrip['stays'] = [];

/** A slow line: no cover ever arrives, and a trip is deleted when the test says so. */
beforeEach(() => {
  asked = [];
  stays = [];
  staySignedIn();
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 1600, height: 1000, close() {} }) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  client.defaults.adapter = (config) =>
    new Promise((resolve, reject) => {
      const { url = '', method = 'get' } = config;
      const reply = (status: number, data: unknown) => {
        const response = { data, status, statusText: '', headers: {}, config };
        if (config.validateStatus?.(status)) resolve(response);
        else reject(Object.assign(new Error(), { isAxiosError: true, response }));
      };
      asked.push(`${method.toLowerCase()} ${url}`);
      if (url === '/account/trips/sea') return reply(200, makeOwnTrip({ stays }));
      if (url.endsWith('/cover-image')) return;
      if (url === '/account/trips/sea/delete') {
        deleteTrip = () => reply(200, {});
        return;
      }
      return reply(404, {});
    });
});
afterEach(() => {
  client.defaults.adapter = adapter;
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function uploadCover() {
  const { router } = openApp('/blog/deniz/trips/sea', { session: creatorSession });
  const choose = await screen.findByLabelText('Choose a picture');
  fireEvent.change(choose, { target: { files: [cover] } });
  await press('Use this part');
  await waitFor(() => expect(asked).toContain('post /creator/creator-1/blog-config/cover-image'));
  return router;
}

it('leaving a trip waits while its cover is uploaded, and closing the tab asks', async () => {
  const router = await uploadCover();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'All trips' }));
  expect(router.state.location.pathname).toBe('/blog/deniz/trips/sea');
});

it('deleting a trip while its cover is uploaded leads to all trips', async () => {
  const router = await uploadCover();
  await press('Delete');
  await press('Permanently delete');
  await waitFor(() => expect(asked).toContain('post /account/trips/sea/delete'));
  await act(async () => deleteTrip());
  await waitFor(() => expect(router.state.location.pathname).toBe('/blog/deniz/trips'));
});

it('[BEYOND-63] the dialog that deletes a trip names the stays for it, with a link to each', async () => {
  stays = [
    { _id: 'stay-1', hotelName: 'Bay House', cityName: 'Kaş', checkIn: '2026-06-12', checkOut: '2026-06-14' },
    { _id: 'stay-2', hotelName: 'Tea House', cityName: 'Rize', checkIn: '2026-07-01', checkOut: '2026-07-02' },
  ];
  openApp('/blog/deniz/trips/sea', { session: creatorSession });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this trip?' }));
  expect(dialog.getByText(/Your 2 stays for this trip are not affected/)).toBeTruthy();
  const links = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Bay House, Kaş, 12 – 14 Jun 2026.', '/hotel-booking-requests/stay-1'],
    ['Tea House, Rize, 1 – 2 Jul 2026.', '/hotel-booking-requests/stay-2'],
  ]);
});
