import { brokenPageMachine } from '#machines/broken-page/broken-page.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

export const journeys = journeysOf({
  machine: brokenPageMachine,
  file: 'broken-page/broken-page.machine.ts',
  journeys: {
    'loads a broken page in full, and says that it is broken where that does not help'(open) {
      const page = open();
      page.isIn('reloading', { calls: { loadFully: undefined } });
      page.answer('loadFully', undefined);
      page.isIn('said');
      const failed = open();
      failed.fail('loadFully');
      failed.isIn('said');
    },
  },
});
