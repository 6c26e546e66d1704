import type { OwnTripItem } from '#contract/own-trip.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import { address } from './calendar-address.flow.ts';
import { demoTrips } from './own-account.flow.ts';

export const listedTrip = (given: Partial<OwnTripItem> = {}): OwnTripItem => ({
  _id: 'sea',
  state: 'draft',
  version: 1,
  savedAt: flowNow,
  address: '/blog/deniz/by-the-sea-0000000000',
  title: 'By the sea',
  coverImage: null,
  dates: ['2026-07-01', '2026-07-02'],
  cities: ['Kaş'],
  daysFor: 'everyone',
  ...given,
});

export const listedTrips = [
  listedTrip(),
  listedTrip({ _id: 'hill', title: 'Up the hill', state: 'changed', dates: ['2026-08-05'], cities: ['Olympos'] }),
  listedTrip({ _id: 'home', title: 'Home', state: 'archived', dates: [], cities: [] }),
];

const sea = { 'By the sea': 'Draft 1 – 2 Jul 2026 Kaş Request a stay 1 – 2 Jul 2026 in Kaş' };
const allTrips = {
  ...sea,
  'Up the hill': 'Unpublished changes 5 Aug 2026 Olympos',
  Home: 'Archived No dates yet No places yet',
  ...{ 'All 3': 'on', 'Drafts 1': 'off', 'Published 1': 'off', 'Unpublished 0': 'off', 'Archived 1': 'off' },
};
const drafts = { ...sea, 'All 3': 'off', 'Drafts 1': 'on' };

export const flow = {
  model: modelOf({
    title: 'Own trips',
    machine: tripListMachine,
    input: { filter: 'all' },
    events: {
      'filter.choose': [{ filter: 'draft' }, { filter: 'all' }],
      'call.retry': [{}],
      'reauthentication.done': [{ purpose: 'calendarAddress', result: address }],
    },
    answers: { fetchTrips: [listedTrips] },
    vertex: ({ trips, filter, message }) => [trips.length, filter, message === null],
  }),
  guide: { ...demoTrips, answers: { fetchTrips: { done: 'open the page' } } },
  words: {
    'filter.choose': ({ filter }) => (filter === 'draft' ? 'Press Drafts' : 'Press All'),
    'reauthentication.done': 'A new calendar address is created',
  },
  shown: {
    texts: {
      loading: ['Loading your trips...'],
      ready: ['By the sea'],
      failed: ['Try again'],
    },
    facts: { ready: ({ filter }) => (filter === 'all' ? allTrips : drafts) },
  },
  gestures: {
    'filter.choose': ({ press }, { filter }) => press(filter === 'draft' ? /^Drafts/ : /^All/),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: { 'reauthentication.done': 'a flow that asks for the password' },
} satisfies Flow;
