import { wholeList } from '#machines/rules/trip-query.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { address } from './calendar-address.flow.ts';
import { listedTrips } from './trip-list.flow.ts';

const flows = { calendar: undefined, making: { purpose: 'calendarAddress' }, copying: undefined };
const calls = { ...flows, fetchTrips: undefined };
const retry = { type: 'call.retry' } as const;
const [clear, duplicate] = [{ type: 'query.clear' } as const, { type: 'trip.duplicate', id: 'sea' } as const];
const duplicating = (id: string) => ({ tags: ['busy'], calls: { ...flows, duplicateTrip: { id } } });
const chooseDrafts = { type: 'filter.choose', filter: 'draft' } as const;
const writes = (parameters: (readonly [string, string])[]) => ({
  addressBar: { type: 'parameters.write', parameters, isStep: false },
});
const addressCreated = { type: 'reauthentication.done', purpose: 'calendarAddress', result: address } as const;

export const journeys = journeysOf({
  machine: tripListMachine,
  file: 'trip-list/trip-list.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'reads the trips once, and filters them by their state'(open) {
      const page = open(wholeList);
      page.isIn('loading', { calls, context: { trips: [], query: wholeList, message: null } });
      page.rejects(retry, chooseDrafts, duplicate);
      page.answer('fetchTrips', listedTrips);
      page.rejects(retry, clear);
      page.send(chooseDrafts);
      page.isIn('ready.calm', {
        calls: flows,
        effects: [writes([['state', 'draft']])],
        context: { trips: listedTrips, query: { ...wholeList, filter: 'draft' } },
      });
    },
    'opens with the query of the address, which keeps the one that is chosen'(open) {
      const page = open({ ...wholeList, filter: 'archived' });
      page.answer('fetchTrips', listedTrips);
      page.isIn('ready.calm', { calls: flows, context: { query: { ...wholeList, filter: 'archived' } } });
      page.send({ type: 'filter.choose', filter: 'all' }, { type: 'sort.choose', sort: 'title' });
      page.isIn('ready.calm', {
        calls: flows,
        effects: [writes([]), writes([['sort', 'title']])],
        context: { query: { ...wholeList, sort: 'title' } },
      });
    },
    'searches within the filter, and shows all again where nothing is found, in the same order'(open) {
      const page = open({ filter: 'draft', search: '', sort: 'title' });
      page.answer('fetchTrips', listedTrips);
      page.send({ type: 'search.change', search: 'sea' });
      page.rejects(clear);
      page.send({ type: 'search.change', search: 'hill' }, clear);
      const [state, sort] = [['state', 'draft'] as const, ['sort', 'title'] as const];
      page.isIn('ready.calm', {
        calls: flows,
        effects: [writes([['search', 'sea'], state, sort]), writes([['search', 'hill'], state, sort]), writes([sort])],
        context: { query: { ...wholeList, sort: 'title' } },
      });
    },
    'duplicates one trip at a time, and leads to the copy'(open) {
      const page = open(wholeList);
      page.answer('fetchTrips', listedTrips);
      page.send(duplicate);
      page.isIn('ready.duplicating', duplicating('sea'));
      page.rejects(duplicate, { type: 'trip.duplicate', id: 'hill' });
      page.answer('duplicateTrip', { kind: 'duplicated', tripId: 'copy' });
      page.isIn('duplicated', { calls: flows, context: { copy: 'copy' } });
    },
    'says why a trip could not be duplicated, until that is dismissed or it is tried again'(open) {
      const page = open(wholeList);
      page.answer('fetchTrips', listedTrips);
      page.send(duplicate);
      page.answer('duplicateTrip', { kind: 'refused', message: 'Please delete one first.' });
      page.isIn('ready.refused', { calls: flows, context: { message: 'Please delete one first.', copy: null } });
      page.send({ type: 'trip.duplicate', id: 'hill' });
      page.isIn('ready.duplicating', { ...duplicating('hill'), context: { message: null } });
      page.fail('duplicateTrip', { message: 'Network Error' });
      page.isIn('ready.refused', { calls: flows, context: { message: 'Network Error' } });
      page.send({ type: 'banner.dismiss' });
      page.isIn('ready.calm', { calls: flows, context: { message: null } });
    },
    'hands a new address to the calendar'(open) {
      const page = open(wholeList);
      page.send(addressCreated);
      page.isIn('loading', { calls, effects: [{ calendar: { type: 'address.created', address } }] });
    },
    'says why the trips could not be read, and reads them again'(open) {
      const page = open(wholeList);
      page.fail('fetchTrips', { message: 'Network Error' });
      page.isIn('failed', { calls: flows, context: { message: 'Network Error' } });
      page.rejects(chooseDrafts);
      page.send(retry);
      page.isIn('loading', { calls, context: { message: null } });
    },
  },
});
