import { creatorListMachine } from '#machines/creator-list/creator-list.machine.ts';
import { firstCreators } from '#rules/creator-list-address.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { ada, ece, firstPage, lastPage } from './creator-list.flow.ts';

const wish = firstCreators;
const asks = (change: Partial<typeof wish> = {}) => ({
  calls: { fetchCreators: { ...wish, ...change } },
  tags: ['busy'],
});
const write = (parameters: [string, string][], isStep: boolean) => ({
  addressBar: { type: 'parameters.write' as const, parameters, isStep },
});
const writes = (parameters: [string, string][], isStep: boolean) => ({ effects: [write(parameters, isStep)] });
const suspended: [string, string] = ['standing', 'suspended'];
const further: [string, string] = ['after', 'creator-2'];
const pausing = { calls: { pause: { milliseconds: 300 } }, tags: ['busy'] };
const suspend = { type: 'account.move', id: ada.accountId, move: 'suspend' } as const;
const suspending = { calls: { moveCreator: { id: ada.accountId, move: 'suspend' } }, tags: ['busy'] };

const listed = (open: Open<typeof creatorListMachine>): Run<typeof creatorListMachine> => {
  const list = open({ parameters: [] });
  list.answer('fetchCreators', firstPage);
  return list;
};

export const journeys = journeysOf({
  machine: creatorListMachine,
  file: 'creator-list/creator-list.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'the newest are asked for first, unless the address asks for others'(open) {
      const list = open({ parameters: [] });
      list.isIn('browsing.loading', {
        ...asks(),
        context: { wish, written: wish, creators: null, deed: { id: '', move: 'suspend' }, message: null },
      });
      list.rejects({ type: 'page.next' }, { type: 'page.first' }, { type: 'call.retry' }, suspend);
      list.answer('fetchCreators', firstPage);
      list.isIn('browsing.ready.calm', { context: { creators: firstPage } });
      list.rejects({ type: 'page.first' }, { type: 'call.retry' });
      const other = open({
        parameters: [
          ['search', 'ada'],
          ['standing', 'suspended'],
          ['order', 'oldest'],
          ['after', 'creator-2'],
        ],
      });
      other.isIn(
        'browsing.loading',
        asks({ search: 'ada', standing: 'suspended', order: 'oldest', after: 'creator-2' }),
      );
    },
    'pages follow one upon the other, and the first is one step away'(open) {
      const list = listed(open);
      list.send({ type: 'page.next' });
      list.isIn('browsing.loading', {
        ...asks({ after: 'creator-2' }),
        ...writes([['after', 'creator-2']], true),
        context: { creators: firstPage },
      });
      list.answer('fetchCreators', lastPage);
      list.rejects({ type: 'page.next' });
      list.send({ type: 'page.first' });
      list.isIn('browsing.loading', { ...asks(), ...writes([], true), context: { written: wish } });
    },
    'another standing, another order and another search are asked for from the beginning, and all else of the wish stays'(
      open,
    ) {
      const list = listed(open);
      list.send({ type: 'page.next' }, { type: 'standing.choose', standing: 'suspended' });
      list.isIn('browsing.loading', {
        ...asks({ standing: 'suspended' }),
        effects: [write([further], true), write([suspended], true)],
        context: { written: { ...wish, standing: 'suspended' } },
      });
      list.answer('fetchCreators', firstPage);
      list.send({ type: 'page.next' }, { type: 'order.choose', order: 'username' });
      list.isIn('browsing.loading', {
        ...asks({ standing: 'suspended', order: 'username' }),
        effects: [write([suspended, further], true), write([suspended, ['order', 'username']], true)],
      });
      list.send({ type: 'order.choose', order: 'newest' });
      list.isIn('browsing.loading', {
        ...asks({ standing: 'suspended' }),
        ...writes([suspended], true),
        restarted: ['fetchCreators'],
      });
      list.send({ type: 'standing.choose', standing: null });
      list.isIn('browsing.loading', { ...asks(), ...writes([], true), restarted: ['fetchCreators'] });
      list.answer('fetchCreators', firstPage);
      list.send({ type: 'page.next' }, { type: 'search.change', search: 'a' });
      list.isIn('browsing.waiting', {
        ...pausing,
        ...writes([further], true),
        context: { wish: { ...wish, search: 'a' } },
      });
      list.send({ type: 'search.change', search: 'ad' });
      list.isIn('browsing.waiting', { ...pausing, restarted: ['pause'], context: { creators: firstPage } });
      list.answer('pause', undefined);
      list.isIn('browsing.loading', { ...asks({ search: 'ad' }), ...writes([['search', 'ad']], true) });
      list.send({ type: 'search.change', search: 'ada' });
      list.fail('pause');
      list.isIn('browsing.loading', {
        ...asks({ search: 'ada' }),
        ...writes([['search', 'ada']], false),
        context: { written: { ...wish, search: 'ada' } },
      });
    },
    'the address is followed wherever it goes, and what was written there is no news'(open) {
      const list = listed(open);
      list.rejects({ type: 'address.change', parameters: [] });
      list.send({ type: 'search.change', search: 'ad' });
      list.answer('pause', undefined);
      list.send({ type: 'search.change', search: 'ada' });
      list.rejects({ type: 'address.change', parameters: [['search', 'ad']] });
      list.send({ type: 'address.change', parameters: [['standing', 'closed']] });
      list.isIn('browsing.loading', {
        ...asks({ standing: 'closed' }),
        ...writes([['search', 'ad']], true),
        context: { written: { ...wish, standing: 'closed' } },
      });
      list.send({ type: 'address.change', parameters: [] });
      list.isIn('browsing.loading', { ...asks(), restarted: ['fetchCreators'] });
    },
    'an account is moved as its chart lets it, and the list is asked for again; a refusal says why until it is dismissed'(
      open,
    ) {
      const list = listed(open);
      list.rejects({ ...suspend, move: 'reinstate' }, { ...suspend, id: ece.accountId }, { ...suspend, id: 'nobody' });
      list.send(suspend);
      list.isIn('acting', suspending);
      list.rejects(suspend, { type: 'search.change', search: 'a' }, { type: 'order.choose', order: 'oldest' });
      list.answer('moveCreator', { kind: 'done' });
      list.isIn('browsing.loading', asks());
      list.answer('fetchCreators', firstPage);
      list.send(suspend);
      list.answer('moveCreator', { kind: 'refused', message: 'Too late.' });
      list.isIn('browsing.ready.refused', { context: { message: 'Too late.', creators: firstPage } });
      list.send({ type: 'banner.dismiss' });
      list.isIn('browsing.ready.calm', { context: { message: null } });
      list.send(suspend);
      list.fail('moveCreator', { message: 'Network Error' });
      list.isIn('browsing.ready.refused', { context: { message: 'Network Error' } });
      list.send(suspend);
      list.isIn('acting', { ...suspending, context: { message: null } });
      list.send({ type: 'address.change', parameters: [['standing', 'closed']] });
      list.isIn('browsing.loading', asks({ standing: 'closed' }));
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = open({ parameters: [] });
      list.fail('fetchCreators', { message: 'Network Error' });
      list.isIn('browsing.failed', { context: { message: 'Network Error' } });
      list.send({ type: 'call.retry' });
      list.isIn('browsing.loading', { ...asks(), context: { message: null } });
    },
  },
});
