import { followerLifecycle } from '#machines/lifecycles/follower.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Follower (lifecycle)',
    machine: followerLifecycle,
    input: undefined,
    events: {},
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a follower',
    start: 'Enter an address under Follow at `/blog/demo-creator`.',
  },
  words: {
    'follower.confirm': 'The reader confirms it by the link in their mail',
    'follower.stop': 'The reader stops the mails',
  },
} satisfies Flow;
