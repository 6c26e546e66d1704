import { tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { modelOf } from '#tests/kit/model.ts';

const complete = { facts: { missing: [] } };
const incomplete = { facts: { missing: ['dates'] } };

export const flow = {
  model: modelOf({
    title: 'Trip (lifecycle)',
    machine: tripLifecycle,
    input: undefined,
    events: {
      'trip.edit': [{ trip: makeTripRequest(), ...complete }],
      'trip.publish': [complete, incomplete],
      'trip.discard': [complete],
      'trip.unpublish': [complete],
      'trip.archive': [complete],
      'trip.restore': [complete],
      'trip.delete': [complete],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a trip',
    start: 'Creators send its events at `/blog/demo-creator/trips/:id`.',
  },
  words: {
    'trip.edit': 'The creator saves an edit',
    'trip.publish': ({ facts }) =>
      `The creator publishes it${facts.missing.length === 0 ? '' : ' (something is missing)'}`,
    'trip.discard': 'The creator discards the changes',
    'trip.unpublish': 'The creator unpublishes it',
    'trip.archive': 'The creator archives it',
    'trip.restore': 'The creator restores it',
    'trip.delete': 'The creator deletes it',
  },
} satisfies Flow;
