import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { kas } from '#tests/flows/city-search.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { LocationsField } from '#web/application/work-part.tsx';
import { screen as walked } from './city-search.screen.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

walkScreen(walked);

describe('citySearch through its field', () => {
  it.each([
    ['1 city found', [kas]],
    ['2 cities found', [kas, { ...kas, _id: '2', cityName: 'Kars' }]],
    ['No city with this name was found.', []],
  ])('announces “%s”', async (message, cities) => {
    const { logic, pending } = controllable(citySearchMachine);
    const city = createActor(logic, { input: { minLetters: 2 } }).start();
    render(onPage(<LocationsField actors={idleActors({ city })} />));
    act(() => city.send({ type: 'text.change', text: 'ka' }));
    await act(async () => pending.get('pause')?.resolve(undefined));
    await act(async () => pending.get('findCities')?.resolve(cities));
    expect(screen.getByText(message).getAttribute('role')).toBe('status');
  });

  it('is a combobox: keys move through the options while the focus stays in the field, and Enter chooses', async () => {
    const { logic, pending } = controllable(citySearchMachine);
    const actors = idleActors({ city: createActor(logic, { input: { minLetters: 2 } }).start() });
    render(onPage(<LocationsField actors={actors} />));
    const user = userEvent.setup();
    const field = screen.getByRole('combobox', { name: 'Search for a city' });
    expect(field.ariaExpanded).toBe('false');
    await user.type(field, 'ka');
    await act(async () => pending.get('pause')?.resolve(undefined));
    const cities = ['Kaş', 'Kars', 'Kastamonu'].map((cityName) => ({ ...kas, _id: cityName, cityName }));
    await act(async () => pending.get('findCities')?.resolve(cities));
    expect([field.ariaExpanded, field.getAttribute('aria-controls')]).toEqual(['true', screen.getByRole('listbox').id]);
    const active = () => {
      const [option, ...others] = screen.getAllByRole('option', { selected: true });
      expect([others, option?.id, document.activeElement]).toEqual([
        [],
        field.getAttribute('aria-activedescendant'),
        field,
      ]);
      return option?.querySelector('strong')?.textContent;
    };
    expect(active()).toBe('Kaş');
    for (const [key, city] of [
      ['ArrowDown', 'Kars'],
      ['End', 'Kastamonu'],
      ['ArrowDown', 'Kaş'],
      ['ArrowUp', 'Kastamonu'],
      ['Home', 'Kaş'],
      ['ArrowDown', 'Kars'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(active()).toBe(city);
    }
    await user.keyboard('{Enter}');
    expect(actors.application.getSnapshot().context.form.locations).toEqual(['Kars']);
  });

  it('closes the list with Escape and leaves the focus in the field', async () => {
    const { logic, pending } = controllable(citySearchMachine);
    const city = createActor(logic, { input: { minLetters: 2 } }).start();
    render(onPage(<LocationsField actors={idleActors({ city })} />));
    const user = userEvent.setup();
    const field = screen.getByRole('combobox');
    await user.type(field, 'ka');
    await act(async () => pending.get('pause')?.resolve(undefined));
    await act(async () => pending.get('findCities')?.resolve([kas]));
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), field.ariaExpanded, document.activeElement]).toEqual([null, 'false', field]);
  });
});
