import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { waiting } from './waiting.flow.ts';

const fetching = { calls: { fetchWaiting: undefined } };

export const journeys = journeysOf({
  machine: waitingMachine,
  file: 'back-office/waiting.machine.ts',
  journeys: {
    'what waits is asked for once'(open) {
      const index = open();
      index.sees('loading', { ...fetching, holds: { waiting: null, message: null } });
      index.refuses({ type: 'call.retry' });
      index.answer('fetchWaiting', waiting);
      index.sees('ready', { over: undefined, holds: { waiting } });
    },
    'what could not be had says why, and can be tried again'(open) {
      const index = open();
      index.fail('fetchWaiting', { message: 'Network Error' });
      index.sees('failed', { holds: { message: 'Network Error' } });
      index.send({ type: 'call.retry' });
      index.sees('loading', { ...fetching, holds: { message: null } });
    },
  },
});
