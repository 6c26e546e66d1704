import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { waiting } from './waiting.flow.ts';

const loading = { calls: { fetchWaiting: undefined } };

export const journeys = journeysOf({
  machine: waitingMachine,
  file: 'back-office/waiting.machine.ts',
  journeys: {
    'loads what waits, and again when a decision was undone'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { waiting: null, message: null } });
      page.rejects({ type: 'call.retry' });
      page.answer('fetchWaiting', waiting);
      page.isIn('ready', { context: { waiting } });
      page.rejects({ type: 'call.retry' });
      page.send({ type: 'waiting.load' });
      page.isIn('loading', { ...loading, context: { waiting } });
      page.rejects({ type: 'waiting.load' });
    },
    'says why the lists could not be loaded, and tries again'(open) {
      const page = open();
      page.fail('fetchWaiting', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.send({ type: 'call.retry' });
      page.isIn('loading', { ...loading, context: { message: null } });
    },
  },
});
