import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const input = { path: '/discovery' };
const address = { address: undefined };
const counting = { calls: { ...address, countWaiting: undefined } };
const goTo = (path: string) => ({ type: 'address.change', path }) as const;

export const journeys = journeysOf({
  machine: navigationMachine,
  file: 'navigation/navigation.machine.ts',
  listens: ['address'],
  journeys: {
    'counts what waits when it is opened'(open) {
      const page = open(input);
      page.isIn('counting', { ...counting, context: { path: '/discovery', counts: {} } });
      page.answer('countWaiting', { invitations: 2 });
      page.isIn('counted', { calls: address, context: { counts: { invitations: 2 } } });
    },
    'keeps the counts it has after a failure'(open) {
      const page = open(input);
      page.answer('countWaiting', { invitations: 2 });
      page.send({ type: 'counts.refresh' });
      page.fail('countWaiting');
      page.isIn('counted', { calls: address, context: { counts: { invitations: 2 } } });
    },
    'counts again on another page, and shows the old counts until the response arrives'(open) {
      const page = open(input);
      page.answer('countWaiting', { invitations: 2 });
      page.send(goTo('/invitations'));
      page.isIn('counting', { ...counting, context: { path: '/invitations', counts: { invitations: 2 } } });
      page.answer('countWaiting', { invitations: 1 });
      page.isIn('counted', { calls: address, context: { counts: { invitations: 1 } } });
      page.rejects(goTo('/invitations'));
      page.send(goTo('/discovery'));
      page.isIn('counting', counting);
    },
    'counts again after a change'(open) {
      const page = open(input);
      page.answer('countWaiting', { stays: 2 });
      page.send({ type: 'counts.refresh' });
      page.isIn('counting', counting);
      page.answer('countWaiting', { stays: 1 });
      page.isIn('counted', { calls: address, context: { counts: { stays: 1 } } });
    },
  },
});
