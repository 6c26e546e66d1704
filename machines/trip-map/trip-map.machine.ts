import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { JourneyMap } from '#contract/journey-map.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const tripMap = setup({
  types: {} as {
    context: { cities: readonly string[]; map: JourneyMap | null };
    events: { type: 'cities.change'; cities: readonly string[] } | { type: 'call.retry' };
  },
  actors: {
    drawMap: fromPromise<JourneyMap | null, { cities: readonly string[] }>(notProvided('drawMap')),
  },
  actions: {
    rememberCities: assign((_, cities: readonly string[]) => ({ cities })),
    rememberMap: assign((_, map: JourneyMap | null) => ({ map })),
    forgetMap: assign({ map: null, cities: [] }),
  },
  guards: {
    isCleared: ({ context }, cities: readonly string[]) => cities.length === 0 && context.cities.length > 0,
    isDifferent: ({ context }, cities: readonly string[]) => cities.join() !== context.cities.join(),
  },
});
const call = callOf(tripMap);

/** The last map stays until the next one is drawn. */
export const tripMapMachine = tripMap.createMachine({
  id: 'tripMap',
  context: { cities: [], map: null },
  on: {
    'cities.change': [
      { guard: { type: 'isCleared', params: ({ event }) => event.cities }, target: '.empty', actions: 'forgetMap' },
      {
        guard: { type: 'isDifferent', params: ({ event }) => event.cities },
        target: '.loading',
        actions: { type: 'rememberCities', params: ({ event }) => event.cities },
      },
    ],
  },
  initial: 'empty',
  states: {
    empty: {},
    loading: {
      invoke: call('drawMap', {
        input: ({ context }) => ({ cities: context.cities }),
        done: { target: 'ready', actions: 'rememberMap' },
        failed: 'failed',
      }),
    },
    ready: {},
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type TripMapActor = ActorRefFrom<typeof tripMapMachine>;
