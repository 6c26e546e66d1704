import type { CreatorReply } from '#contract/creator.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import { withoutTrips } from './discovery.flow.ts';

const bare = { coverImage: null, itinerary: [] };
/** The last trip, and one that comes. */
const trips = [
  makeTrip({ ...bare, _id: 'past', title: 'Slow days in Kaş', dates: ['2026-05-01', '2026-05-03'] }),
  makeTrip({
    ...{ ...bare, _id: 'coming', title: 'Off to İzmir', dates: ['2026-07-01', '2026-07-04'] },
    locations: [{ cityName: 'İzmir', latitude: 38.4, longitude: 27.1, timeZone: 'Europe/Istanbul' }],
  }),
];

export const detailed: CreatorReply = {
  ...withoutTrips,
  publishedVayas: trips,
  totalVayaCount: 2,
  lastVaya: null,
  upcomingVaya: null,
  ongoingVaya: null,
};

export const journey: JourneyMap = {
  width: 600,
  height: 300,
  land: 'M0 0h600v600z',
  route: 'M100 100L200 150',
  stops: [{ number: 1, name: 'Kaş', also: [], trip: null, x: 100, y: 100, numberAt: { x: 100, y: 100 }, label: null }],
  nearby: [],
};

const profile = {
  ...{ About: 'I sail along the Lycian coast.', Expertise: 'Sailing Expert', Languages: 'Turkish Native' },
  ...{ Services: 'Photo Shoot', Offers: 'Press trip' },
  Contact: ['deniz@mail.example', '+905320000000', '@deniz on Instagram'],
  'Latest Trip': 'No picture of this trip GUIDED TOUR Slow days in Kaş 1 – 3 May 2026 Three slow days.',
  'Upcoming Trip': 'No picture of this trip GUIDED TOUR Off to İzmir 1 – 4 Jul 2026 Three slow days.',
  'All trips (2)': ['Off to İzmir İzmir 1 – 4 Jul 2026', 'Slow days in Kaş Kaş 1 – 3 May 2026'],
  ...{ 'July 2026': 'İzmir 1 – 4 Jul 2026', 'All trips': '2' },
};

export const flow = {
  model: modelOf({
    title: 'Creator profile',
    machine: creatorProfileMachine,
    input: { id: 'creator-2' },
    events: {},
    answers: { fetchCreator: [{ kind: 'found', creator: detailed }, { kind: 'missing' }], fetchMap: [journey] },
    vertex: ({ message }) => [message === null],
    isConsistent: (profile, { fetchCreator, fetchMap }) =>
      (profile.context.creator === null || profile.context.id === fetchCreator?.id) &&
      (profile.context.map === null || profile.context.creator?.username === fetchMap?.username),
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor. Open a creator.',
    answers: {
      fetchCreator: { found: 'open a creator from the list', missing: 'open `/discovery?creator=unknown`' },
      fetchMap: { done: 'wait until the profile shows its map' },
    },
  },
  shown: {
    texts: {
      loading: ['Loading the profile...'],
      drawing: ['About'],
      mapless: ['About', 'Try again'],
      ready: ['About'],
      missing: ['No creator data available'],
      failed: ['Try again'],
    },
    facts: { drawing: profile, mapless: profile, ready: { ...profile, 'Travel map': 'Kaş' } },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
} satisfies Flow;
