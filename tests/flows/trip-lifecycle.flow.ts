import { tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { modelOf } from '#tests/kit/model.ts';

const whole = { facts: { missing: [] } };
const lacking = { facts: { missing: ['dates'] } };

export const flow = {
  model: modelOf({
    title: 'Trip (lifecycle)',
    machine: tripLifecycle,
    input: undefined,
    events: {
      'trip.edit': [{ trip: makeTripRequest(), ...whole }],
      'trip.publish': [whole, lacking],
      'trip.discard': [whole],
      'trip.unpublish': [whole],
      'trip.archive': [whole],
      'trip.restore': [whole],
      'trip.delete': [whole],
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
    'trip.discard': 'The creator throws the changes away',
    'trip.unpublish': 'The creator takes it off the blog',
    'trip.archive': 'The creator puts it away',
    'trip.restore': 'The creator takes it back',
    'trip.delete': 'The creator deletes it',
  },
} satisfies Flow;
