import type { OwnTripItem } from '#contract/own-trip.ts';
import { type TripQuery, tripsOf, wholeList } from '#machines/rules/trip-query.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import type { Facts } from '#tests/kit/shown.ts';
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
const counts = (...shown: string[]) =>
  Object.fromEntries(
    ['All', 'Drafts', 'Published', 'Unpublished', 'Archived'].map((name, index) => [`${name} ${shown[index]}`, 'off']),
  );

/** Written by hand for each query of the flow: which trips are listed, how many of each kind, and what is chosen. */
const listings: Record<string, Facts> = {
  '': {
    ...sea,
    'Up the hill': 'Unpublished changes 5 Aug 2026 Olympos',
    Home: 'Archived No dates yet No places yet',
    ...counts('3', '1', '1', '0', '1'),
  },
  'kas sea': { ...sea, ...counts('1', '1', '0', '0', '0') },
  nowhere: counts('0', '0', '0', '0', '0'),
};
const factsOf = ({ filter, search, sort }: TripQuery): Facts => {
  const { 'Up the hill': hill, Home: home, ...others } = listings[search] ?? {};
  const chosen = Object.keys(others).find((name) => name.startsWith(filter === 'draft' ? 'Drafts' : 'All')) ?? '';
  return {
    ...others,
    ...(filter === 'all' && hill && home && { 'Up the hill': hill, Home: home }),
    [chosen]: 'on',
    'Search your trips': search,
    'Sort by': sort === 'title' ? 'Title' : 'Last edited',
  };
};
const refused = { kind: 'refused', message: 'Please delete one first.' } as const;

export const flow = {
  model: modelOf({
    title: 'Own trips',
    machine: tripListMachine,
    input: wholeList,
    events: {
      'filter.choose': [{ filter: 'draft' }, { filter: 'all' }],
      'search.change': [{ search: 'kas sea' }, { search: 'nowhere' }],
      'sort.choose': [{ sort: 'title' }],
      'trip.duplicate': [{ id: 'sea' }],
      'reauthentication.done': [{ purpose: 'calendarAddress', result: address }],
    },
    answers: {
      fetchTrips: [listedTrips],
      duplicateTrip: [{ kind: 'duplicated', tripId: 'copy' }, refused],
    },
    isConsistent: (list, _, { duplicateTrip }) =>
      !list.matches({ ready: 'duplicating' }) || duplicateTrip?.id === list.context.original,
    restingStates: ['duplicated'],
    vertex: ({ trips, query, message }) => [trips.length, query, message === null],
  }),
  guide: {
    ...demoTrips,
    answers: {
      fetchTrips: { done: 'open the page' },
      duplicateTrip: { duplicated: 'press Duplicate', refused: 'have 500 trips' },
    },
    conditions: { isNothingFound: 'no trip matches' },
  },
  words: {
    'filter.choose': ({ filter }) => (filter === 'draft' ? 'Press Drafts' : 'Press All'),
    'search.change': ({ search }) => `Search for ${search}`,
    'sort.choose': 'Sort by title',
    'reauthentication.done': 'A new calendar address is created',
  },
  shown: {
    texts: {
      loading: ['Loading your trips...'],
      'ready.calm': ['Sort by'],
      'ready.duplicating': ['Sort by', 'Duplicating By the sea...'],
      'ready.refused': ['Sort by', 'Dismiss'],
      failed: ['We couldn’t load your trips.'],
      duplicated: ['The page of the copy'],
    },
    facts: { 'ready.calm': ({ query }) => factsOf(query) },
  },
  gestures: {
    'filter.choose': ({ press }, { filter }) => press(filter === 'draft' ? /^Drafts/ : /^All/),
    'search.change': ({ refill }, { search }) => refill('Search your trips', search),
    'sort.choose': ({ choose }) => choose('Sort by', 'title'),
    'query.clear': ({ press }) => press('Show all trips'),
    'trip.duplicate': ({ press }) => press('Duplicate By the sea'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
  isOffered: ({ context: { trips, query } }, { type }) =>
    type !== 'trip.duplicate' || tripsOf(trips, query).some(({ _id }: OwnTripItem) => _id === 'sea'),
  elsewhere: { 'reauthentication.done': 'a flow that asks for the password' },
} satisfies Flow;
