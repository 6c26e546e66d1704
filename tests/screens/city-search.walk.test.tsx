import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { flow, kas } from '#tests/flows/city-search.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { LocationsField } from '#web/application/locations-field.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

describe('citySearch through its field', () => {
  walkScreen({
    flow,
    machine: citySearchMachine,
    render: (city) => onPage(<LocationsField actors={idleActors({ city })} />),
  });

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
});
