import { expect, it } from 'vitest';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { flow as bankDetails } from '#tests/flows/bank-details.flow.ts';
import { flow } from '#tests/flows/copying.flow.ts';
import { diagramsOf } from '#tests/kit/diagram.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { detailsOf, summaryOf } from './catalogue.ts';
import { arrowInWords } from './words-for-testers.ts';

it('shows a flow whose chart differs from a journey, and says in words where it differs', async () => {
  const copy = { type: 'text.copy', text: 'A text' } as const;
  const journeys = journeysOf({
    machine: copyingMachine,
    file: 'copying/copying.machine.ts',
    journeys: {
      'stands at first'(open) {
        open().isIn('calm');
      },
      'could not copy at once'(open) {
        const page = open();
        page.send(copy);
        page.isIn('notCopied', { context: { text: 'Another' }, tags: ['isBusy'] });
      },
      'is answered before it asks'(open) {
        open().fail('copyText');
      },
      'copies nothing'(open) {
        open().rejects(copy);
      },
    },
  });
  const details = await detailsOf('copying', flow, journeys);
  expect(details.journeyList.map(({ failure }) => failure)).toEqual([
    null,
    [
      'State: “not copied” expected, found “copying”.',
      'Waiting calls: none expected, found “Copy text” {"text":"A text"}.',
      'Marks of the state: “is busy” expected, found none.',
      'Stored values: “text” "Another" expected, found “text” "A text".',
    ].join(' '),
    'Not possible in “calm”: “Copy text” fails.',
    'Possible in “calm”, where it must not be: Press Copy.',
  ]);
  expect(summaryOf(details)).toMatchObject({ journeys: 4, failingJourneys: 3 });
});

it('names the arrows of a diagram in words', () => {
  const arrows = diagramsOf(bankDetails.model.machine).flatMap((diagram) => diagram.arrows);
  expect(arrows.map((arrow) => [arrow.label, arrowInWords(bankDetails, arrow)])).toEqual(
    expect.arrayContaining([
      ['fetchBankForm answers', '“Fetch bank form” answers'],
      ['field.leave', 'Leave IBAN'],
      ['form.submit [isComplete]', 'Press Submit bank details, if nothing is missing or wrong'],
      ['field.change [isForeignIban]', 'Field change, if the IBAN is of another country'],
    ]),
  );
});
