import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { waiting } from './waiting.flow.ts';

const fetching = { calls: { fetchWaiting: undefined } };

export const journeys = journeysOf({
  machine: waitingMachine,
  file: 'back-office/waiting.machine.ts',
  journeys: {
    'what waits is asked for, and again when something was taken back'(open) {
      const index = open();
      index.isIn('loading', { ...fetching, context: { waiting: null, message: null } });
      index.rejects({ type: 'call.retry' });
      index.answer('fetchWaiting', waiting);
      index.isIn('ready', { context: { waiting } });
      index.rejects({ type: 'call.retry' });
      index.send({ type: 'waiting.load' });
      index.isIn('loading', { ...fetching, context: { waiting } });
      index.rejects({ type: 'waiting.load' });
    },
    'what could not be had says why, and can be tried again'(open) {
      const index = open();
      index.fail('fetchWaiting', { message: 'Network Error' });
      index.isIn('failed', { context: { message: 'Network Error' } });
      index.send({ type: 'call.retry' });
      index.isIn('loading', { ...fetching, context: { message: null } });
    },
  },
});
