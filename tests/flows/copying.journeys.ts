import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const copy = (text: string) => ({ type: 'text.copy', text }) as const;
const copying = (text: string) => ({ calls: { copyText: { text } }, context: { text } });

export const journeys = journeysOf({
  machine: copyingMachine,
  file: 'copying/copying.machine.ts',
  journeys: {
    'copies a text, and says so for three seconds'(open) {
      const page = open();
      page.isIn('calm', { context: { text: '' } });
      page.send(copy('one'));
      page.isIn('copying', copying('one'));
      page.answer('copyText', undefined);
      page.wait(2_999);
      page.isIn('copied');
      page.wait(1);
      page.isIn('calm');
    },
    'copies another text at any time'(open) {
      const page = open();
      page.send(copy('one'), copy('two'));
      page.isIn('copying', copying('two'));
      page.answer('copyText', undefined);
      page.send(copy('three'));
      page.isIn('copying', copying('three'));
    },
    'says that a text could not be copied, until it is copied again'(open) {
      const page = open();
      page.send(copy('one'));
      page.fail('copyText');
      page.wait(60_000);
      page.isIn('notCopied', { context: { text: 'one' } });
      page.send(copy('one'));
      page.isIn('copying', copying('one'));
    },
  },
});
