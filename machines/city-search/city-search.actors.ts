import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { CityItem } from '#contract/reference-data.ts';
import { citySearchMachine } from './city-search.machine.ts';

export const citySearch = citySearchMachine.provide({
  actors: {
    findCities: fromPromise<CityItem[], { text: string }>(({ input: { text }, signal }) =>
      ask('findCities', { query: { search: text }, signal }).then(({ data }) => data),
    ),
  },
});
