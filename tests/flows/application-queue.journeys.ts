import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { firstInQueue } from '#rules/queue-address.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

const queue = { data: [], total: 51, counts: { ONHOLD: 51, TO_VERIFY: 2, APPROVED: 0, REJECTED: 0 } };
const asked = { ...firstInQueue, state: 'ONHOLD' } as const;
const wish = asked;

const queued = (open: Open<typeof applicationQueueMachine>): Hand<typeof applicationQueueMachine> => {
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
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { queue: null, message: null } });
      list.answer('fetchQueue', queue);
      list.sees('ready', { holds: { queue } });
      list.refuses({ type: 'call.retry' });
      list.send({ type: 'queue.load' });
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { queue } });
    },
    'another page, another tab and another search are asked for, the latter two from their beginning'(open) {
      const list = queued(open);
      list.send({ type: 'page.turn', offset: 50 });
      list.sees('loading', { calls: { fetchQueue: { ...asked, offset: 50 } } });
      list.send({ type: 'tab.choose', state: null });
      list.sees('loading', { calls: { fetchQueue: { ...asked, state: null } } });
      list.answer('fetchQueue', queue);
      list.send({ type: 'page.turn', offset: 50 }, { type: 'search.change', search: 'd' });
      list.sees('waiting', { ...pausing, holds: { search: 'd' } });
      list.send({ type: 'search.change', search: 'de' });
      list.sees('waiting', { ...pausing, anew: ['pause'], holds: { search: 'de', offset: 0, queue } });
      list.answer('pause', undefined);
      list.sees('loading', { calls: { fetchQueue: { ...asked, state: null, search: 'de' } } });
      list.send({ type: 'search.change', search: 'd' });
      list.fail('pause');
      list.sees('loading', { calls: { fetchQueue: { ...asked, state: null, search: 'd' } } });
    },
    'another order, and what is left out, are asked for from the beginning, and all else of the wish stays'(open) {
      const list = queued(open);
      list.send({ type: 'search.change', search: 'd' });
      list.answer('pause', undefined);
      list.answer('fetchQueue', queue);
      list.send({ type: 'page.turn', offset: 50 }, { type: 'filter.change', change: { order: 'newest' } });
      const newest = { ...asked, search: 'd', order: 'newest' as const };
      list.sees('loading', { calls: { fetchQueue: newest }, holds: { offset: 0, queue } });
      list.send({ type: 'filter.change', change: { flag: 'repeated', from: '2026-03-01' } });
      const repeated = { ...newest, flag: 'repeated' as const, from: '2026-03-01' };
      list.sees('loading', { calls: { fetchQueue: repeated }, anew: ['fetchQueue'] });
      list.answer('fetchQueue', queue);
      list.sees('ready', { holds: repeated });
    },
    'the address may ask for another wish at any time, and what is asked for already is not asked for again'(open) {
      const list = open({ wish: { ...asked, state: null, search: 'deniz', offset: 50 } });
      list.sees('loading', { calls: { fetchQueue: { ...asked, state: null, search: 'deniz', offset: 50 } } });
      list.refuses({ type: 'wish.change', wish: { ...asked, state: null, search: 'deniz', offset: 50 } });
      list.answer('fetchQueue', queue);
      list.refuses({ type: 'wish.change', wish: { ...asked, state: null, search: 'deniz', offset: 50 } });
      list.send({ type: 'wish.change', wish: { ...asked, state: 'TO_VERIFY' } });
      list.sees('loading', { calls: { fetchQueue: { ...asked, state: 'TO_VERIFY' } }, holds: { queue } });
      list.send({ type: 'wish.change', wish });
      list.sees('loading', { calls: { fetchQueue: asked }, anew: ['fetchQueue'] });
      list.send({ type: 'search.change', search: 'd' }, { type: 'wish.change', wish });
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { search: '' } });
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = queued(open);
      list.send({ type: 'queue.load' });
      list.fail('fetchQueue', { message: 'Network Error' });
      list.sees('failed', { holds: { message: 'Network Error', queue } });
      list.send({ type: 'call.retry' });
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { message: null } });
    },
  },
});
