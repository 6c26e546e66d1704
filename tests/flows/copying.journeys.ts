import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const copy = (text: string) => ({ type: 'text.copy', text }) as const;
const asked = (text: string) => ({ calls: { copyText: { text } }, context: { text } });

export const journeys = journeysOf({
  machine: copyingMachine,
  file: 'copying/copying.machine.ts',
  journeys: {
    'a text is copied, and for three seconds it is said'(open) {
      const page = open();
      page.isIn('calm', { context: { text: '' } });
      page.send(copy('one'));
      page.isIn('copying', asked('one'));
      page.answer('copyText', undefined);
      page.isIn('copied');
      page.wait(2_999);
      page.isIn('copied');
      page.wait(1);
      page.isIn('calm');
    },
    'another text may be copied at any time'(open) {
      const page = open();
      page.send(copy('one'), copy('two'));
      page.isIn('copying', asked('two'));
      page.answer('copyText', undefined);
      page.send(copy('three'));
      page.isIn('copying', asked('three'));
    },
    'what cannot be copied says so until it is tried again'(open) {
      const page = open();
      page.send(copy('one'));
      page.fail('copyText');
      page.wait(60_000);
      page.isIn('notCopied', { context: { text: 'one' } });
      page.send(copy('one'));
      page.isIn('copying', asked('one'));
    },
  },
});
