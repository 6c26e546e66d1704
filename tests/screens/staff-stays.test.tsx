import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';
import { RowKeys } from '#web/back-office/keys-help.tsx';
import { StaffStaysScreen } from '#web/hotel-bookings/staff-stays-screen.tsx';
import { controlledActors } from './controlled-actors.ts';

it('j and k go through the stays, ? lists the keys that do something here', async () => {
  const { start, settle } = controlledActors();
  const machine = hotelBookingsMachine.provide({ actors: { address: fromCallback(() => {}) } });
  const actor: never = start('stays', machine, { by: 'staff', view: { isListed: true, id: null, state: null } });
  render(<StaffStaysScreen actor={actor} head={<RowKeys />} now={0} />, { wrapper: MemoryRouter });
  const data = ['stay-1', 'stay-2', 'stay-3'].map((_id) => itemOf(makeBooking({ _id })));
  await settle('stays', 'fetchBookings', { data, total: 5, next: 'stay-3', counts: { REQUESTED: 5 } });
  expect(screen.getByText('3 of 5')).toBeDefined();
  const seen = ['j', 'j', 'k', 'a', 'r'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.getAttribute('href');
  });
  expect(seen).toEqual(['1', '2', '1', '1', '1'].map((number) => `/admin/stays/stay-${number}`));
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const keys = (await dialog.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(keys).toEqual(['j', 'k', 'Enter', '?']);
});

it('a list of stays that could not be had says no numbers, and offers none of its rows', async () => {
  const { start, settle, fail } = controlledActors();
  const machine = hotelBookingsMachine.provide({ actors: { address: fromCallback(() => {}) } });
  const view = { isListed: true, id: null, state: 'OFFERED' };
  const actor: never = start('stays', machine, { by: 'staff', view });
  render(<StaffStaysScreen actor={actor} head={null} now={0} />, { wrapper: MemoryRouter });
  const chips = () =>
    within(screen.getByRole('navigation', { name: 'Filter by status' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await fail('stays', 'fetchBookings');
  expect(screen.getByText('Failed to fetch hotel bookings')).toBeDefined();
  expect(chips()).toEqual(['All', 'Offered']);
  expect(screen.queryByText('Choose a stay from the list.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle('stays', 'fetchBookings', { data: [], total: 0, next: null, counts: { REQUESTED: 2, OFFERED: 0 } });
  expect(chips()).toEqual(['All2', 'Requested2', 'Offered0']);
});
