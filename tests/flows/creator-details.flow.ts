import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { detailed } from './creator-profile.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Creator details',
    machine: creatorDetailsMachine,
    input: undefined,
    events: {
      'details.want': [
        { ids: ['creator-2'], isListed: false },
        { ids: [], isListed: false },
      ],
    },
    answers: {
      fetchDetails: [
        { found: [detailed], failed: [] },
        { found: [], failed: ['creator-2'] },
      ],
    },
    vertex: ({ wanted, found, unreached }) => [wanted.length, Object.keys(found).length, unreached.length > 0],
    isConsistent: (details, _, { fetchDetails }) =>
      !details.matches('loading') || (fetchDetails?.ids ?? []).every((id) => !(id in details.context.found)),
  }),
  guide: {
    conditions: { lacksSome: 'some creators came without their trips' },
    role: 'A sponsor',
    address: '/discovery?list=shortlist',
    start: 'Sign in at `/discovery` as the demo sponsor, and add creators to your lists.',
    answers: { fetchDetails: { done: 'open a shortlist whose creators the search does not show' } },
  },
  words: {
    'details.want': ({ ids }) =>
      ids.length > 0 ? 'The list shows creators without their trips' : 'The list lacks no creator',
    'call.retry': 'Start another search',
  },
} satisfies Flow;
