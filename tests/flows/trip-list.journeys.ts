import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { address } from './calendar-address.flow.ts';
import { listedTrips, making } from './trip-list.flow.ts';

const flows = { calendar: undefined, making: followed(), copying: undefined };
const calls = { ...flows, fetchTrips: undefined };
const retry = { type: 'call.retry' } as const;
const choose = { type: 'filter.choose', filter: 'draft' } as const;

export const journeys = journeysOf({
  machine: tripListMachine,
  file: 'trip-list/trip-list.machine.ts',
  journeys: {
    'the trips are read once, and shown by what they are'(open) {
      const page = open();
      page.isIn('loading', { calls, context: { trips: [], filter: 'all', message: null } });
      page.rejects(retry, choose);
      page.answer('fetchTrips', listedTrips);
      page.isIn('ready', { calls: flows, context: { trips: listedTrips, filter: 'all' } });
      page.rejects(retry);
      page.send(choose);
      page.isIn('ready', { calls: flows, context: { trips: listedTrips, filter: 'draft' } });
    },
    'an address that is made is told to the calendar'(open) {
      const page = open();
      page.rejects({ type: 'xstate.snapshot.making', snapshot: making('editing') });
      page.send({ type: 'xstate.snapshot.making', snapshot: making('done') });
      page.isIn('loading', { calls, effects: [{ calendar: { type: 'address.tell', address } }] });
    },
    'a call that fails says why, and is made again on demand'(open) {
      const page = open();
      page.fail('fetchTrips', { message: 'Network Error' });
      page.isIn('failed', { calls: flows, context: { message: 'Network Error' } });
      page.rejects(choose);
      page.send(retry);
      page.isIn('loading', { calls, context: { message: null } });
    },
  },
});
