import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { type Controlled, controllable, settled } from '#tests/kit/controllable.ts';
import { CalendarCard } from '#web/trips/calendar-card.tsx';

const oneAddress = (name: string) => ({ since: 1, address: `https://vaya.example/calendar/${name}` });

describe('the address of a calendar', () => {
  it('says nothing of a new one that was said of the one before', async () => {
    const calendar = controllable(calendarAddressMachine);
    const copying = controllable(copyingMachine);
    render(
      <CalendarCard calendar={createActor(calendar.logic).start()} copying={createActor(copying.logic).start()} />,
    );
    const answer = (to: Pick<Controlled, 'pending'>, name: string, output: unknown) =>
      act(async () => {
        to.pending.get(name)?.resolve(output);
        await settled();
      });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await answer(calendar, 'readCalendar', { kind: 'off' });
    press('Make an address');
    await answer(calendar, 'makeAddress', oneAddress('first'));
    press('Copy');
    await answer(copying, 'copyText', undefined);
    expect(said()).toBe('Copied.');
    press('Make a new one');
    await answer(calendar, 'makeAddress', oneAddress('second'));
    expect(screen.getByRole('textbox')).toHaveProperty('value', oneAddress('second').address);
    expect(said()).toBe('');
    press('Take it back');
    await answer(calendar, 'revokeAddress', undefined);
    expect(said()).toBe('It is taken back: the address shows nothing any more.');
    press('Make an address');
    expect(said()).not.toContain('taken back');
  });
});
