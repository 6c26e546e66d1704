import { tripMapMachine } from '#machines/trip-map/trip-map.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeMap } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoTrip } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Trip map',
    machine: tripMapMachine,
    input: undefined,
    events: {
      'cities.change': [{ cities: ['kas'] }, { cities: ['kas', 'antalya'] }, { cities: [] }],
    },
    answers: { drawMap: [makeMap(), null] },
    vertex: ({ cities, map }) => [cities, map === null],
    isConsistent: (map, { drawMap }) => !map.matches('ready') || map.context.cities.join() === drawMap?.cities.join(),
    restingStates: ['ready', 'empty'],
  }),
  guide: { ...demoTrip, answers: { drawMap: { done: 'add a city' } } },
  words: {
    'cities.change': ({ cities }) =>
      cities.length === 0 ? 'Remove all places of the trip' : `Set the places of the trip to ${cities.join(', ')}`,
  },
  shown: {
    texts: {
      empty: ['Route'],
      loading: ['Route'],
      ready: ['Route'],
      failed: ['Route', 'We couldn’t draw the map.', 'Try again'],
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: { 'cities.change': 'the page, when the places of the draft change' },
} satisfies Flow;
