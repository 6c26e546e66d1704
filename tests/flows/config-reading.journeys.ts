import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { stored } from './blog-editing.flow.ts';

const settle = (version: number) => ({ type: 'config.settle', version }) as const;

export const journeys = journeysOf({
  machine: configReadingMachine,
  file: 'config-reading/config-reading.machine.ts',
  listens: ['watchNetwork'],
  journeys: {
    'reads nothing while the config is known'(open) {
      const reading = open({ id: 'creator-1' });
      reading.rejects(settle(5), { type: 'network.return' });
      reading.isIn('known', { context: { id: 'creator-1', failures: 0, stored: null } });
    },
    '[CONFIG-33] reads the config again after 2 s, then after twice as long each time, up to a minute'(open) {
      const reading = open({ id: 'creator-1' });
      reading.send(settle(-1));
      for (const milliseconds of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
        reading.wait(milliseconds - 1);
        reading.isIn('waiting');
        reading.wait(1);
        reading.isIn('loading', { calls: { fetchConfig: { id: 'creator-1' } } });
        reading.fail('fetchConfig', { message: 'Network Error' });
      }
    },
    'reads it at once when the network is back, and is done once the draft stands on it'(open) {
      const reading = open({ id: 'creator-1' });
      reading.send(settle(-1), { type: 'network.return' });
      reading.fail('fetchConfig');
      reading.send({ type: 'network.return' });
      reading.answer('fetchConfig', stored);
      reading.rejects(settle(-1));
      reading.isIn('ready', { context: { stored, failures: 1 } });
      reading.send(settle(5));
      reading.isIn('known', { context: { stored: null } });
    },
  },
});
