import { fromPromise } from 'xstate';
import { findCities } from '#api/reference-data.ts';
import type { CityItem } from '#contract/reference-data.ts';
import { pause } from '../clock/pause.actors.ts';
import { citySearchMachine } from './city-search.machine.ts';

export const citySearch = citySearchMachine.provide({
  actors: {
    findCities: fromPromise<CityItem[], { text: string }>(({ input, signal }) => findCities(input.text, { signal })),
    pause,
  },
});
