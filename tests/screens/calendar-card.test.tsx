import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { wholeList } from '#machines/rules/trip-query.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { type Controlled, controllable, settled } from '#tests/kit/controllable.ts';
import { TripListScreen } from '#web/trips/trip-list-screen.tsx';

const addressOf = (name: string) => `https://vaya.example/calendar/${name}`;
const password = 'open-sesame-1';

describe('the address of a calendar, upon its page', () => {
  function openPage() {
    const [calendar, making, copying] = [
      controllable(calendarAddressMachine),
      controllable(reauthenticationMachine),
      controllable(copyingMachine),
    ];
    const page = controllable(tripListMachine);
    const logic = page.logic.provide({
      actors: {
        addressBar: fromCallback(() => {}),
        calendar: calendar.logic,
        making: making.logic,
        copying: copying.logic,
      },
    });
    const actor = createActor(logic, { input: wholeList }).start();
    render(<TripListScreen actor={actor} username="deniz" today="2026-06-15" />, { wrapper: MemoryRouter });
    return { page, calendar, making, copying };
  }
  const answer = (to: Pick<Controlled, 'pending'>, name: string, output: unknown) =>
    act(async () => {
      to.pending.get(name)?.resolve(output);
      await settled();
    });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const typePassword = async () =>
    fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: password } });
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');

  it('is made by whoever says the password, and says nothing of a new one that was said of the one before', async () => {
    const { page, calendar, making, copying } = openPage();
    await answer(page, 'fetchTrips', []);
    await answer(calendar, 'readCalendar', { kind: 'off' });
    const make = async (button: string, name: string) => {
      press(button);
      await typePassword();
      press('Create address');
      expect(making.pending.get('carryOut')?.input).toEqual({ username: '', currentPassword: password, subject: null });
      await answer(making, 'carryOut', { kind: 'done', result: addressOf(name) });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('textbox')).toHaveProperty('value', addressOf(name));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' })));
    };
    await make('Create an address', 'first');
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(linkOf('Add to Apple Calendar or Outlook')).toBe('webcal://vaya.example/calendar/first');
    const google = new URL(linkOf('Add to Google Calendar'));
    expect([google.hostname, google.searchParams.get('cid')]).toEqual([
      'calendar.google.com',
      'webcal://vaya.example/calendar/first',
    ]);
    press('Copy');
    await answer(copying, 'copyText', undefined);
    expect(said()).toBe('Copied.');
    await make('Create a new address', 'second');
    expect(said()).toBe('');
    press('Remove the address');
    await answer(calendar, 'revokeAddress', undefined);
    expect(said()).toBe('Address removed. Calendars that use it no longer show your trips.');
    await make('Create an address', 'third');
    expect(said()).not.toContain('taken back');
  });

  it('is not made by a wrong password, which is said where it was typed', async () => {
    const { page, calendar, making } = openPage();
    await answer(page, 'fetchTrips', []);
    await answer(calendar, 'readCalendar', { kind: 'off' });
    press('Create an address');
    await typePassword();
    press('Create address');
    const fields = { currentPassword: 'This is not your password' };
    await answer(making, 'carryOut', { kind: 'refused', message: 'Please check what you entered.', fields });
    expect(screen.getByRole('dialog').textContent).toContain('This is not your password');
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create an address' })).toBeTruthy();
  });
});
