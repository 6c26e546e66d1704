import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { type QueueQuery, queueAddress } from '#machines/rules/queue-address.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { item, queueOf } from './application-queue.flow.ts';

const onHold = queueAddress.initial;

const queue = { ...queueOf([1]), total: 51, counts: { ONHOLD: 51, TO_VERIFY: 2, APPROVED: 0, REJECTED: 0 } };
const loads = (query: Partial<QueueQuery> = {}) => ({
  calls: { fetchQueue: { ...onHold, state: 'ONHOLD', ...query } },
});
const reports = (query: Partial<QueueQuery>) => ({
  report: { type: 'query.changed', query: { ...onHold, ...query } },
});
const hasLoaded = { report: { type: 'queue.loaded', rows: [{ id: 'application-1', fullName: 'Deniz Yıldız' }] } };
const watched = (shown: object = queue) => ({ calls: { watch: { of: 'applications', query: onHold, shown } } });
const nextPage = { type: 'page.next' } as const;
const previousPage = { type: 'page.previous' } as const;
const search = (text: string) => ({ type: 'search.change', search: text }) as const;
const goTo = (query: Partial<QueueQuery>) => ({ type: 'query.set', query: { ...onHold, ...query } }) as const;

function openQueue(open: Open<typeof applicationQueueMachine>): Run<typeof applicationQueueMachine> {
  const list = open({ query: onHold });
  list.answer('fetchQueue', queue);
  return list;
}

export const journeys = journeysOf({
  machine: applicationQueueMachine,
  file: 'back-office/application-queue.machine.ts',
  journeys: {
    'loads the applications on hold first, and again after an action'(open) {
      const list = open({ query: onHold });
      list.isIn('loading', { ...loads(), context: { queue: null, message: null } });
      list.answer('fetchQueue', queue);
      list.isIn('ready', { ...watched(), effects: [hasLoaded], context: { queue } });
      list.rejects({ type: 'call.retry' });
      list.send({ type: 'queue.load' });
      list.isIn('loading', { ...loads(), context: { queue } });
      const decided = { ...item, id: 'application-2', state: 'APPROVED' as const };
      const another = { ...queue, data: [decided, ...queue.data] };
      list.answer('fetchQueue', another);
      list.isIn('ready', { ...watched(another), effects: [hasLoaded] });
      list.send({ type: 'rows.wanted' });
      list.isIn('loading', loads());
      list.rejects({ type: 'rows.wanted' });
    },
    'loads another page, tab or search, the latter two from the first page'(open) {
      const list = openQueue(open);
      list.rejects(previousPage);
      list.send(nextPage);
      list.isIn('loading', { ...loads({ offset: 50 }), effects: [hasLoaded, reports({ offset: 50 })] });
      list.rejects(nextPage, previousPage);
      list.answer('fetchQueue', queue);
      list.rejects(nextPage);
      list.send(previousPage);
      list.isIn('loading', { ...loads(), effects: [hasLoaded, reports({})] });
      list.answer('fetchQueue', queue);
      list.send(nextPage);
      list.isIn('loading', { ...loads({ offset: 50 }), effects: [hasLoaded, reports({ offset: 50 })] });
      list.send({ type: 'tab.choose', state: null });
      list.isIn('loading', { ...loads({ state: null }), effects: [reports({ state: null })] });
      list.answer('fetchQueue', queue);
      list.send(nextPage, search('d'));
      list.isIn('waiting', { effects: [hasLoaded, reports({ state: null, offset: 50 })], context: { search: 'd' } });
      list.wait(299);
      list.send(search('de'));
      list.wait(299);
      list.isIn('waiting', { context: { search: 'de', offset: 0, queue } });
      list.wait(1);
      list.isIn('loading', {
        ...loads({ state: null, search: 'de' }),
        effects: [reports({ state: null, search: 'de' })],
      });
      list.send(search('d'));
      list.wait(300);
      list.isIn('loading', {
        ...loads({ state: null, search: 'd' }),
        effects: [reports({ state: null, search: 'd' })],
      });
    },
    'loads and reports a search once, even if the page asks for the list before the response'(open) {
      const list = openQueue(open);
      list.send(search('d'));
      list.rejects({ type: 'queue.load' });
      list.isIn('waiting', { effects: [hasLoaded] });
      list.wait(300);
      list.isIn('loading', { ...loads({ search: 'd' }), effects: [reports({ search: 'd' })] });
    },
    'loads another order or filter from the first page, and keeps the rest'(open) {
      const list = openQueue(open);
      list.send(search('d'));
      list.wait(300);
      list.answer('fetchQueue', queue);
      list.send(nextPage, { type: 'filter.change', change: { order: 'newest' } });
      list.isIn('loading', {
        ...loads({ search: 'd', order: 'newest' }),
        effects: [
          ...[hasLoaded, reports({ search: 'd' }), hasLoaded],
          ...[reports({ search: 'd', offset: 50 }), reports({ search: 'd', order: 'newest' })],
        ],
        context: { offset: 0, queue },
      });
      list.send({ type: 'filter.change', change: { flag: 'repeated', from: '2026-03-01' } });
      const query = { search: 'd', order: 'newest', flag: 'repeated', from: '2026-03-01' } as const;
      list.isIn('loading', { ...loads(query), effects: [reports(query)], restarted: ['fetchQueue'] });
      list.send({ type: 'filters.reset' });
      list.isIn('loading', {
        ...loads({ search: 'd' }),
        effects: [reports({ search: 'd' })],
        restarted: ['fetchQueue'],
      });
      list.rejects({ type: 'filters.reset' });
    },
    'follows the address at any time, unless it asks for what is shown already'(open) {
      const query = { state: null, search: 'deniz', offset: 50 };
      const list = open({ query: { ...onHold, ...query } });
      list.isIn('loading', loads(query));
      list.rejects(goTo(query));
      list.answer('fetchQueue', queue);
      list.rejects(goTo(query));
      list.send(goTo({ state: 'TO_VERIFY' }));
      list.isIn('loading', { ...loads({ state: 'TO_VERIFY' }), effects: [hasLoaded], context: { queue } });
      list.send(goTo({}));
      list.isIn('loading', { ...loads(), restarted: ['fetchQueue'] });
      list.send(search('d'), goTo({}));
      list.isIn('loading', { ...loads(), context: { search: '' } });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const list = openQueue(open);
      list.send({ type: 'queue.load' });
      list.fail('fetchQueue', { message: 'Network Error' });
      list.isIn('failed', { effects: [hasLoaded], context: { message: 'Network Error', queue } });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { ...loads(), context: { message: null } });
      list.send({ type: 'queue.load' });
      list.isIn('loading', { ...loads(), restarted: ['fetchQueue'] });
      list.fail('fetchQueue', { message: 'Network Error' });
      list.send({ type: 'queue.load' });
      list.isIn('loading', { ...loads(), context: { message: null } });
    },
  },
});
