import { creatorListMachine } from '#machines/creator-list/creator-list.machine.ts';
import { firstCreators } from '#rules/creator-list-address.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { ada, ece, firstPage, lastPage } from './creator-list.flow.ts';

const wish = firstCreators;
const asks = (change: Partial<typeof wish> = {}) => ({
  calls: { fetchCreators: { ...wish, ...change } },
  tags: ['busy'],
});
const write = (parameters: [string, string][], isStep: boolean) => ({
  addressBar: { type: 'parameters.write' as const, parameters, isStep },
});
const writes = (parameters: [string, string][], isStep: boolean) => ({ did: [write(parameters, isStep)] });
const suspended: [string, string] = ['standing', 'suspended'];
const further: [string, string] = ['after', 'creator-2'];
const pausing = { calls: { pause: { milliseconds: 300 } }, tags: ['busy'] };
const suspend = { type: 'account.move', id: ada.accountId, move: 'suspend' } as const;
const suspending = { calls: { moveCreator: { id: ada.accountId, move: 'suspend' } }, tags: ['busy'] };

const listed = (open: Open<typeof creatorListMachine>): Hand<typeof creatorListMachine> => {
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
      list.sees('browsing.loading', {
        ...asks(),
        holds: { wish, written: wish, creators: null, message: null },
      });
      list.refuses({ type: 'page.next' }, { type: 'page.first' }, { type: 'call.retry' }, suspend);
      list.answer('fetchCreators', firstPage);
      list.sees('browsing.ready.calm', { holds: { creators: firstPage } });
      list.refuses({ type: 'page.first' }, { type: 'call.retry' });
      const other = open({
        parameters: [
          ['search', 'ada'],
          ['standing', 'suspended'],
          ['order', 'oldest'],
          ['after', 'creator-2'],
        ],
      });
      other.sees(
        'browsing.loading',
        asks({ search: 'ada', standing: 'suspended', order: 'oldest', after: 'creator-2' }),
      );
    },
    'pages follow one upon the other, and the first is one step away'(open) {
      const list = listed(open);
      list.send({ type: 'page.next' });
      list.sees('browsing.loading', {
        ...asks({ after: 'creator-2' }),
        ...writes([['after', 'creator-2']], true),
        holds: { creators: firstPage },
      });
      list.answer('fetchCreators', lastPage);
      list.refuses({ type: 'page.next' });
      list.send({ type: 'page.first' });
      list.sees('browsing.loading', { ...asks(), ...writes([], true) });
    },
    'another standing, another order and another search are asked for from the beginning, and all else of the wish stays'(
      open,
    ) {
      const list = listed(open);
      list.send({ type: 'page.next' }, { type: 'standing.choose', standing: 'suspended' });
      list.sees('browsing.loading', {
        ...asks({ standing: 'suspended' }),
        did: [write([further], true), write([suspended], true)],
        holds: { written: { ...wish, standing: 'suspended' } },
      });
      list.answer('fetchCreators', firstPage);
      list.send({ type: 'page.next' }, { type: 'order.choose', order: 'username' });
      list.sees('browsing.loading', {
        ...asks({ standing: 'suspended', order: 'username' }),
        did: [write([suspended, further], true), write([suspended, ['order', 'username']], true)],
      });
      list.send({ type: 'order.choose', order: 'newest' });
      list.sees('browsing.loading', {
        ...asks({ standing: 'suspended' }),
        ...writes([suspended], true),
        anew: ['fetchCreators'],
      });
      list.send({ type: 'standing.choose', standing: null });
      list.sees('browsing.loading', { ...asks(), ...writes([], true), anew: ['fetchCreators'] });
      list.answer('fetchCreators', firstPage);
      list.send({ type: 'page.next' }, { type: 'search.change', search: 'a' });
      list.sees('browsing.waiting', {
        ...pausing,
        ...writes([further], true),
        holds: { wish: { ...wish, search: 'a' } },
      });
      list.send({ type: 'search.change', search: 'ad' });
      list.sees('browsing.waiting', { ...pausing, anew: ['pause'], holds: { creators: firstPage } });
      list.answer('pause', undefined);
      list.sees('browsing.loading', { ...asks({ search: 'ad' }), ...writes([['search', 'ad']], true) });
      list.send({ type: 'search.change', search: 'ada' });
      list.fail('pause');
      list.sees('browsing.loading', { ...asks({ search: 'ada' }), ...writes([['search', 'ada']], false) });
    },
    'the address is followed wherever it goes, and what was written there is no news'(open) {
      const list = listed(open);
      list.refuses({ type: 'address.change', parameters: [] });
      list.send({ type: 'search.change', search: 'ad' });
      list.answer('pause', undefined);
      list.send({ type: 'search.change', search: 'ada' });
      list.refuses({ type: 'address.change', parameters: [['search', 'ad']] });
      list.send({ type: 'address.change', parameters: [['standing', 'closed']] });
      list.sees('browsing.loading', {
        ...asks({ standing: 'closed' }),
        ...writes([['search', 'ad']], true),
        holds: { written: { ...wish, standing: 'closed' } },
      });
      list.send({ type: 'address.change', parameters: [] });
      list.sees('browsing.loading', { ...asks(), anew: ['fetchCreators'] });
    },
    'an account is moved as its chart lets it, and the list is asked for again; a refusal says why until it is dismissed'(
      open,
    ) {
      const list = listed(open);
      list.refuses({ ...suspend, move: 'reinstate' }, { ...suspend, id: ece.accountId }, { ...suspend, id: 'nobody' });
      list.send(suspend);
      list.sees('acting', suspending);
      list.refuses(suspend, { type: 'search.change', search: 'a' }, { type: 'order.choose', order: 'oldest' });
      list.answer('moveCreator', { kind: 'done' });
      list.sees('browsing.loading', asks());
      list.answer('fetchCreators', firstPage);
      list.send(suspend);
      list.answer('moveCreator', { kind: 'refused', message: 'Too late.' });
      list.sees('browsing.ready.refused', { holds: { message: 'Too late.', creators: firstPage } });
      list.send({ type: 'banner.dismiss' });
      list.sees('browsing.ready.calm', { holds: { message: null } });
      list.send(suspend);
      list.fail('moveCreator', { message: 'Network Error' });
      list.sees('browsing.ready.refused', { holds: { message: 'Network Error' } });
      list.send(suspend);
      list.sees('acting', { ...suspending, holds: { message: null } });
      list.send({ type: 'address.change', parameters: [['standing', 'closed']] });
      list.sees('browsing.loading', asks({ standing: 'closed' }));
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = open({ parameters: [] });
      list.fail('fetchCreators', { message: 'Network Error' });
      list.sees('browsing.failed', { holds: { message: 'Network Error' } });
      list.send({ type: 'call.retry' });
      list.sees('browsing.loading', { ...asks(), holds: { message: null } });
    },
  },
});
