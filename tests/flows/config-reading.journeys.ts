import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { stored } from './blog-editing.flow.ts';

const loading = { calls: { fetchConfig: { id: 'creator-1' } } };
const networkReturns = { type: 'network.return' } as const;

export const journeys = journeysOf({
  machine: configReadingMachine,
  file: 'config-reading/config-reading.machine.ts',
  listens: ['watchNetwork'],
  journeys: {
    '[CONFIG-33] reads the config again after 2 s, then after twice as long each time, up to a minute'(open) {
      const reading = open({ id: 'creator-1' });
      reading.isIn('waiting', { context: { id: 'creator-1', failures: 0 } });
      for (const delayMs of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
        reading.wait(delayMs - 1);
        reading.isIn('waiting');
        reading.wait(1);
        reading.isIn('loading', loading);
        reading.fail('fetchConfig', { message: 'Network Error' });
      }
    },
    'reads it at once when the network is back, reports it and ends'(open) {
      const reading = open({ id: 'creator-1' });
      reading.send(networkReturns);
      reading.fail('fetchConfig');
      reading.send(networkReturns);
      reading.rejects(networkReturns);
      reading.answer('fetchConfig', stored);
      reading.isIn('ready', {
        calls: { watchNetwork: undefined },
        output: undefined,
        effects: [{ report: { type: 'config.loaded', stored } }],
      });
    },
  },
});
