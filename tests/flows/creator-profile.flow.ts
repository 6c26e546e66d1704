import type { CreatorReply } from '#contract/creator.ts';
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

export const flow = {
  model: modelOf({
    title: 'Creator profile',
    machine: creatorProfileMachine,
    input: { id: 'creator-2' },
    events: { 'profile.load': [{}] },
    answers: { fetchCreator: [{ kind: 'found', creator: detailed }, { kind: 'missing' }] },
    behaviour: ({ message }) => [message === null],
  }),
  words: { 'profile.load': 'Press Try again' },
  shown: {
    buttons: { 'Try again': { type: 'profile.load' } },
    texts: {
      loading: ['Loading the profile...'],
      shown: ['About'],
      missing: ['No creator data available'],
      failed: ['Try again'],
    },
  },
} satisfies Flow;
