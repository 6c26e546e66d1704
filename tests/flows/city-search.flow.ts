import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const kas = { _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };

export const flow = {
  model: modelOf({
    title: 'City search',
    machine: citySearchMachine,
    input: { minLetters: 2 },
    events: {
      'text.change': [{ text: 'kaş' }, { text: 'k' }],
      'option.move': [{ to: 'next', count: 1 }],
    },
    answers: { findCities: [[kas], []], pause: [undefined] },
    vertex: ({ cities, active }) => [cities.length, active],
    isConsistent: (search, { findCities }) => !search.matches('ready') || search.context.text === findCities?.text,
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Go to the locations.',
    answers: { findCities: { done: 'type two letters or more' }, pause: { done: 'stop typing for 0.3 s' } },
  },
  words: {
    'text.change': ({ text }) => `Type ${text} under Search for a city`,
    'option.move': 'Press the down arrow',
    'search.close': 'Press Escape, or leave the field',
  },
  shown: {
    buttons: {},
    texts: {
      idle: [],
      waiting: ['Searching...'],
      loading: ['Searching...'],
      ready: [],
      failed: ['Error searching cities'],
    },
  },
  gestures: {
    'text.change': ({ refill }, { text }) => refill('Search for a city', text),
    'option.move': ({ strike }) => strike('ArrowDown', 'Search for a city'),
    'search.close': ({ strike }) => strike('Escape', 'Search for a city'),
    'xstate.done.actor.pause': ({ passTime }) => passTime(300),
  },
  isOffered: ({ context }, { type }) => type !== 'option.move' || context.cities.length > 0,
} satisfies Flow;
