import { creatorListMachine } from '#machines/creator-list/creator-list.machine.ts';
import { type CreatorFilter, type CreatorQuery, creatorListAddress } from '#machines/rules/creator-list-address.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { ada, ece, firstPage, lastPage } from './creator-list.flow.ts';

type Parameter = [name: string, value: string];

const loads = (query: Partial<CreatorQuery> = {}) => ({
  calls: { fetchCreators: { ...creatorListAddress.initial, ...query } },
  tags: ['busy'],
});
const waits = { tags: ['busy'] };
const writes = (parameters: Parameter[], isStep = true) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const suspended: Parameter = ['status', 'suspended'];
const nextPage: Parameter = ['after', 'creator-2'];

const search = (text: string) => ({ type: 'search.change', search: text }) as const;
const filter = (change: Partial<CreatorFilter>) => ({ type: 'filter.change', change }) as const;
const goTo = (...parameters: Parameter[]) => ({ type: 'address.change', parameters }) as const;
const suspend = { type: 'account.move', id: ada.accountId, move: 'suspend' } as const;
const [confirm, cancel] = [{ type: 'action.confirm' } as const, { type: 'action.cancel' } as const];
const suspending = { calls: { moveCreator: { id: ada.accountId, move: 'suspend' } }, tags: ['busy'] };

function openList(open: Open<typeof creatorListMachine>): Run<typeof creatorListMachine> {
  const list = open({ parameters: [] });
  list.answer('fetchCreators', firstPage);
  return list;
}

export const journeys = journeysOf({
  machine: creatorListMachine,
  file: 'creator-list/creator-list.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'loads the newest creators, or those that the address asks for'(open) {
      const list = open({ parameters: [] });
      const nothing = { page: null, action: { id: '', move: 'suspend' }, message: null } as const;
      list.isIn('browsing.loading', {
        ...loads(),
        context: { query: creatorListAddress.initial, written: creatorListAddress.initial, ...nothing },
      });
      list.rejects({ type: 'page.next' }, { type: 'page.first' }, { type: 'call.retry' }, suspend);
      list.answer('fetchCreators', firstPage);
      list.isIn('browsing.ready.calm', { context: { page: firstPage } });
      list.rejects({ type: 'page.first' }, { type: 'call.retry' });
      const other = open({ parameters: [['search', 'ada'], suspended, ['order', 'oldest'], nextPage] });
      other.isIn(
        'browsing.loading',
        loads({ search: 'ada', status: 'suspended', order: 'oldest', after: 'creator-2' }),
      );
    },
    'goes to the next page and back to the first'(open) {
      const list = openList(open);
      list.send({ type: 'page.next' });
      list.isIn('browsing.loading', {
        ...loads({ after: 'creator-2' }),
        effects: [writes([nextPage])],
        context: { page: firstPage },
      });
      list.answer('fetchCreators', lastPage);
      list.rejects({ type: 'page.next' });
      list.send({ type: 'page.first' });
      list.isIn('browsing.loading', {
        ...loads(),
        effects: [writes([])],
        context: { written: creatorListAddress.initial },
      });
    },
    'starts from the first page with another status or order, and keeps the rest'(open) {
      const list = openList(open);
      list.send({ type: 'page.next' }, filter({ status: 'suspended' }));
      list.isIn('browsing.loading', {
        ...loads({ status: 'suspended' }),
        effects: [writes([nextPage]), writes([suspended])],
        context: { written: { ...creatorListAddress.initial, status: 'suspended' } },
      });
      list.answer('fetchCreators', firstPage);
      list.send({ type: 'page.next' }, filter({ order: 'username' }));
      list.isIn('browsing.loading', {
        ...loads({ status: 'suspended', order: 'username' }),
        effects: [writes([suspended, nextPage]), writes([suspended, ['order', 'username']])],
      });
      list.send(filter({ order: 'newest' }), filter({ status: null }));
      list.isIn('browsing.loading', {
        ...{ ...loads(), restarted: ['fetchCreators'] },
        effects: [writes([suspended]), writes([])],
      });
    },
    'searches once no letter was typed for 300 ms, and adds one step to the history'(open) {
      const list = openList(open);
      list.send({ type: 'page.next' }, search('a'));
      list.isIn('browsing.waiting', {
        ...waits,
        effects: [writes([nextPage])],
        context: { query: { ...creatorListAddress.initial, search: 'a' } },
      });
      list.wait(299);
      list.send(search('ad'));
      list.wait(299);
      list.isIn('browsing.waiting', { ...waits, context: { page: firstPage } });
      list.wait(1);
      list.isIn('browsing.loading', { ...loads({ search: 'ad' }), effects: [writes([['search', 'ad']])] });
      list.send(search('ada'));
      list.wait(300);
      list.isIn('browsing.loading', {
        ...loads({ search: 'ada' }),
        effects: [writes([['search', 'ada']], false)],
        context: { written: { ...creatorListAddress.initial, search: 'ada' } },
      });
    },
    'follows the address, but not what it wrote there itself'(open) {
      const list = openList(open);
      list.rejects(goTo());
      list.send(search('ad'));
      list.wait(300);
      list.send(search('ada'));
      list.rejects(goTo(['search', 'ad']));
      list.send(goTo(['status', 'closed']));
      list.isIn('browsing.loading', {
        ...loads({ status: 'closed' }),
        effects: [writes([['search', 'ad']])],
        context: { written: { ...creatorListAddress.initial, status: 'closed' } },
      });
      list.send(goTo());
      list.isIn('browsing.loading', { ...loads(), restarted: ['fetchCreators'] });
    },
    'suspends a creator and loads the list again, or says why it could not'(open) {
      const list = openList(open);
      list.rejects({ ...suspend, move: 'reinstate' }, { ...suspend, id: ece.accountId }, { ...suspend, id: 'unknown' });
      list.rejects(confirm, cancel);
      list.send(suspend, cancel, suspend);
      list.isIn('confirming');
      list.rejects(suspend);
      list.send(confirm);
      list.isIn('acting', suspending);
      list.rejects(suspend, confirm, search('a'), filter({ order: 'oldest' }));
      list.answer('moveCreator', { kind: 'done' });
      list.isIn('browsing.loading', loads());
      list.answer('fetchCreators', firstPage);
      list.send(suspend, confirm);
      list.answer('moveCreator', { kind: 'refused', message: 'Too late.' });
      list.isIn('browsing.ready.refused', { context: { message: 'Too late.', page: firstPage } });
      list.send({ type: 'banner.dismiss' });
      list.isIn('browsing.ready.calm', { context: { message: null } });
      list.send(suspend, confirm);
      list.fail('moveCreator', { message: 'Network Error' });
      list.isIn('browsing.ready.refused', { context: { message: 'Network Error' } });
      list.send(suspend, confirm);
      list.isIn('acting', { ...suspending, context: { message: null } });
      list.send(goTo(['status', 'closed']));
      list.isIn('browsing.loading', loads({ status: 'closed' }));
    },
    'reinstates a creator at once'(open) {
      const list = open({ parameters: [] });
      list.answer('fetchCreators', { ...firstPage, data: [{ ...ada, status: 'suspended' }] });
      list.send({ ...suspend, move: 'reinstate' });
      list.isIn('acting', { calls: { moveCreator: { id: ada.accountId, move: 'reinstate' } }, tags: ['busy'] });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const list = open({ parameters: [] });
      list.fail('fetchCreators', { message: 'Network Error' });
      list.isIn('browsing.failed', { context: { message: 'Network Error' } });
      list.send({ type: 'call.retry' });
      list.isIn('browsing.loading', { ...loads(), context: { message: null } });
    },
  },
});
