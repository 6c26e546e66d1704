import type { CreatorReply } from '#contract/creator.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { withoutTrips } from './discovery.flow.ts';

export const detailed: CreatorReply = {
  ...withoutTrips,
  publishedVayas: [],
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

export const flow = {
  model: modelOf({
    title: 'Creator profile',
    machine: creatorProfileMachine,
    input: { id: 'creator-2' },
    events: { 'call.retry': [{}] },
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
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
} satisfies Flow;
