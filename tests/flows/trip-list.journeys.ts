import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { followed } from '#tests/kit/play.ts';
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
      page.sees('loading', { calls, holds: { trips: [], filter: 'all', message: null } });
      page.refuses(retry, choose);
      page.answer('fetchTrips', listedTrips);
      page.sees('ready', { calls: flows, holds: { trips: listedTrips, filter: 'all' } });
      page.refuses(retry);
      page.send(choose);
      page.sees('ready', { calls: flows, holds: { trips: listedTrips, filter: 'draft' } });
    },
    'an address that is made is told to the calendar'(open) {
      const page = open();
      page.refuses({ type: 'xstate.snapshot.making', snapshot: making('editing') });
      page.send({ type: 'xstate.snapshot.making', snapshot: making('done') });
      page.sees('loading', { calls, did: [{ calendar: { type: 'address.tell', address } }] });
    },
    'a call that fails says why, and is made again on demand'(open) {
      const page = open();
      page.fail('fetchTrips', { message: 'Network Error' });
      page.sees('failed', { calls: flows, holds: { message: 'Network Error' } });
      page.refuses(choose);
      page.send(retry);
      page.sees('loading', { calls, holds: { message: null } });
    },
  },
});
