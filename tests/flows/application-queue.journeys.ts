import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { firstInQueue } from '#rules/queue-address.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const queue = { data: [], total: 51, counts: { ONHOLD: 51, TO_VERIFY: 2, APPROVED: 0, REJECTED: 0 } };
const asked = { ...firstInQueue, state: 'ONHOLD' } as const;
const wish = asked;

const queued = (open: Open<typeof applicationQueueMachine>): Run<typeof applicationQueueMachine> => {
  const list = open({ wish });
  list.answer('fetchQueue', queue);
  return list;
};

const pausing = { calls: { pause: { milliseconds: 300 } } };

export const journeys = journeysOf({
  machine: applicationQueueMachine,
  file: 'back-office/application-queue.machine.ts',
  journeys: {
    'the applications that wait are asked for first'(open) {
      const list = open({ wish });
      list.isIn('loading', { calls: { fetchQueue: asked }, context: { queue: null, message: null } });
      list.answer('fetchQueue', queue);
      list.isIn('ready', { context: { queue } });
      list.rejects({ type: 'call.retry' });
      list.send({ type: 'queue.load' });
      list.isIn('loading', { calls: { fetchQueue: asked }, context: { queue } });
    },
    'another page, another tab and another search are asked for, the latter two from their beginning'(open) {
      const list = queued(open);
      list.send({ type: 'page.turn', offset: 50 });
      list.isIn('loading', { calls: { fetchQueue: { ...asked, offset: 50 } } });
      list.send({ type: 'tab.choose', state: null });
      list.isIn('loading', { calls: { fetchQueue: { ...asked, state: null } } });
      list.answer('fetchQueue', queue);
      list.send({ type: 'page.turn', offset: 50 }, { type: 'search.change', search: 'd' });
      list.isIn('waiting', { ...pausing, context: { search: 'd' } });
      list.send({ type: 'search.change', search: 'de' });
      list.isIn('waiting', { ...pausing, restarted: ['pause'], context: { search: 'de', offset: 0, queue } });
      list.answer('pause', undefined);
      list.isIn('loading', { calls: { fetchQueue: { ...asked, state: null, search: 'de' } } });
      list.send({ type: 'search.change', search: 'd' });
      list.fail('pause');
      list.isIn('loading', { calls: { fetchQueue: { ...asked, state: null, search: 'd' } } });
    },
    'another order, and what is left out, are asked for from the beginning, and all else of the wish stays'(open) {
      const list = queued(open);
      list.send({ type: 'search.change', search: 'd' });
      list.answer('pause', undefined);
      list.answer('fetchQueue', queue);
      list.send({ type: 'page.turn', offset: 50 }, { type: 'filter.change', change: { order: 'newest' } });
      const newest = { ...asked, search: 'd', order: 'newest' as const };
      list.isIn('loading', { calls: { fetchQueue: newest }, context: { offset: 0, queue } });
      list.send({ type: 'filter.change', change: { flag: 'repeated', from: '2026-03-01' } });
      const repeated = { ...newest, flag: 'repeated' as const, from: '2026-03-01' };
      list.isIn('loading', { calls: { fetchQueue: repeated }, restarted: ['fetchQueue'] });
      list.answer('fetchQueue', queue);
      list.isIn('ready', { context: repeated });
    },
    'the address may ask for another wish at any time, and what is asked for already is not asked for again'(open) {
      const list = open({ wish: { ...asked, state: null, search: 'deniz', offset: 50 } });
      list.isIn('loading', { calls: { fetchQueue: { ...asked, state: null, search: 'deniz', offset: 50 } } });
      list.rejects({ type: 'wish.change', wish: { ...asked, state: null, search: 'deniz', offset: 50 } });
      list.answer('fetchQueue', queue);
      list.rejects({ type: 'wish.change', wish: { ...asked, state: null, search: 'deniz', offset: 50 } });
      list.send({ type: 'wish.change', wish: { ...asked, state: 'TO_VERIFY' } });
      list.isIn('loading', { calls: { fetchQueue: { ...asked, state: 'TO_VERIFY' } }, context: { queue } });
      list.send({ type: 'wish.change', wish });
      list.isIn('loading', { calls: { fetchQueue: asked }, restarted: ['fetchQueue'] });
      list.send({ type: 'search.change', search: 'd' }, { type: 'wish.change', wish });
      list.isIn('loading', { calls: { fetchQueue: asked }, context: { search: '' } });
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = queued(open);
      list.send({ type: 'queue.load' });
      list.fail('fetchQueue', { message: 'Network Error' });
      list.isIn('failed', { context: { message: 'Network Error', queue } });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { calls: { fetchQueue: asked }, context: { message: null } });
    },
  },
});
