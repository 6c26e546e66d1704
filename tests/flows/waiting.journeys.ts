import { waitingMachine } from '#machines/back-office/waiting.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { waiting } from './waiting.flow.ts';

const watched = { calls: { watch: { of: 'waiting', shown: waiting } } };
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
      page.isIn('ready', { ...watched, context: { waiting } });
      page.rejects({ type: 'call.retry' });
      page.send({ type: 'waiting.load' });
      page.isIn('loading', { ...loading, context: { waiting } });
      page.rejects({ type: 'waiting.load' });
    },
    'loads them again when the person wants to see what is new'(open) {
      const page = open();
      page.rejects({ type: 'rows.wanted' });
      page.answer('fetchWaiting', waiting);
      page.send({ type: 'rows.wanted' });
      page.isIn('loading', { ...loading, context: { waiting } });
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
