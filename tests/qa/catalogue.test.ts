import { expect, it } from 'vitest';
import { copyingMachine } from '#machines/copying/copying.machine.ts';
import { flow } from '#tests/flows/copying.flow.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { detailsOf, summaryOf } from './catalogue.ts';

it('shows a flow whose chart differs from a journey, and where it differs', async () => {
  const journeys = journeysOf({
    machine: copyingMachine,
    file: 'copying/copying.machine.ts',
    journeys: {
      'stands at first'(open) {
        open().isIn('calm');
      },
      'has copied at once'(open) {
        open().isIn('copied');
      },
    },
  });
  const details = await detailsOf('copying', flow, journeys);
  expect(details.journeyList).toMatchObject([
    { title: 'stands at first', failure: null },
    { title: 'has copied at once', failure: expect.stringMatching(/^state copied expected, found calm/) },
  ]);
  expect(summaryOf(details)).toMatchObject({ journeys: 2, failingJourneys: 1 });
});
