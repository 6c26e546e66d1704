import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { address } from './calendar-address.flow.ts';
import { listedTrips } from './trip-list.flow.ts';

const flows = { calendar: undefined, making: { purpose: 'calendarAddress' }, copying: undefined };
const calls = { ...flows, fetchTrips: undefined };
const retry = { type: 'call.retry' } as const;
const chooseDrafts = { type: 'filter.choose', filter: 'draft' } as const;
const writes = (parameters: [string, string][]) => ({
  addressBar: { type: 'parameters.write', parameters, isStep: false },
});
const addressCreated = { type: 'reauthentication.done', purpose: 'calendarAddress', result: address } as const;

export const journeys = journeysOf({
  machine: tripListMachine,
  file: 'trip-list/trip-list.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'reads the trips once, and filters them by their state'(open) {
      const page = open({ filter: 'all' });
      page.isIn('loading', { calls, context: { trips: [], filter: 'all', message: null } });
      page.rejects(retry, chooseDrafts);
      page.answer('fetchTrips', listedTrips);
      page.rejects(retry);
      page.send(chooseDrafts);
      const effects = [writes([['state', 'draft']])];
      page.isIn('ready', { calls: flows, effects, context: { trips: listedTrips, filter: 'draft' } });
    },
    'opens with the filter of the address, which keeps the one that is chosen'(open) {
      const page = open({ filter: 'archived' });
      page.answer('fetchTrips', listedTrips);
      page.isIn('ready', { calls: flows, context: { filter: 'archived' } });
      page.send({ type: 'filter.choose', filter: 'all' });
      page.isIn('ready', { calls: flows, effects: [writes([])], context: { filter: 'all' } });
    },
    'hands a new address to the calendar'(open) {
      const page = open({ filter: 'all' });
      page.send(addressCreated);
      page.isIn('loading', { calls, effects: [{ calendar: { type: 'address.created', address } }] });
    },
    'says why the trips could not be read, and reads them again'(open) {
      const page = open({ filter: 'all' });
      page.fail('fetchTrips', { message: 'Network Error' });
      page.isIn('failed', { calls: flows, context: { message: 'Network Error' } });
      page.rejects(chooseDrafts);
      page.send(retry);
      page.isIn('loading', { calls, context: { message: null } });
    },
  },
});
