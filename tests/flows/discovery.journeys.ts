import type { CreatorItem } from '#contract/creator.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { noFilters } from '#rules/directory.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { deniz } from './discovery.flow.ts';

export const creator = (id: string): CreatorItem => ({ ...deniz, _id: id });

const relaxations = [{ filters: noFilters, search: '', total: 3 }] as never;
const page = { creators: [creator('a'), creator('b')], total: 120, totalPages: 3, tripTypes: ['TOUR'], relaxations };
const wish = { ...noFilters, search: '' };
const asked = { wish, sort: 'default', page: 1, after: null };
export const sailing = { ...noFilters, expertise: ['sailing'] };
const first = { fetchCreators: asked };
const facts = { totalCreators: 120, totalPages: 3, tripTypes: ['TOUR'], relaxations };

type List = Run<typeof discoveryMachine>;
const opened = (open: Open<typeof discoveryMachine>): List =>
  open({ searchQuery: '', sortBy: 'default', filters: noFilters });
const loaded = (open: Open<typeof discoveryMachine>): List => {
  const list = opened(open);
  list.answer('fetchCreators', page);
  return list;
};
export const ids = (list: readonly string[]) => list.map(creator);

export const journeys = journeysOf({
  machine: discoveryMachine,
  file: 'discovery/discovery.machine.ts',
  journeys: {
    '[DISC-19, DISC-20, DISC-21, DISC-22, DISC-23, DISC-24] the first page replaces, later ones are added, until the last'(
      open,
    ) {
      const list = opened(open);
      list.isIn('loading', {
        calls: first,
        context: { searchResults: [], currentPage: 1, totalPages: 0, totalCreators: 0, tripTypes: [], relaxations: [] },
      });
      list.rejects({ type: 'page.more' }, { type: 'banner.dismiss' });
      list.answer('fetchCreators', page);
      list.isIn('ready', { context: { ...facts, searchResults: ids(['a', 'b']), currentPage: 1, error: null } });
      list.send({ type: 'page.more' });
      list.isIn('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.rejects({ type: 'page.more' });
      const next = { ...page, creators: ids(['b', 'c']), total: 121, tripTypes: [] };
      list.answer('fetchMore', next);
      list.isIn('ready', {
        context: { searchResults: ids(['a', 'b', 'c']), currentPage: 2, totalCreators: 121, tripTypes: [] },
      });
      list.send({ type: 'page.more' });
      list.isIn('appending', { calls: { fetchMore: { ...asked, page: 3, after: 'c' } } });
      list.answer('fetchMore', next);
      list.isIn('ready', { context: { currentPage: 3 } });
      list.rejects({ type: 'page.more' });
      list.send({ type: 'list.load' });
      list.answer('fetchCreators', page);
      list.isIn('ready', { context: { searchResults: ids(['a', 'b']), currentPage: 1 } });
    },
    '[DISC-23] a list of nobody has no next page'(open) {
      const list = opened(open);
      list.answer('fetchCreators', { ...page, creators: [], total: 0, totalPages: 1 });
      list.isIn('ready', { context: { searchResults: [] } });
      list.rejects({ type: 'page.more' });
      const unlisted = opened(open);
      unlisted.answer('fetchCreators', { ...page, creators: [] });
      unlisted.send({ type: 'page.more' });
      unlisted.isIn('appending', { calls: { fetchMore: { ...asked, page: 2 } } });
    },
    '[DISC-28, DISC-33] the text is kept with each letter, and the server asked 300 ms after the last'(open) {
      const list = loaded(open);
      const pausing = { calls: { pause: { milliseconds: 300 } } };
      list.send({ type: 'search.change', search: 'd' });
      list.isIn('waiting', { ...pausing, context: { searchQuery: 'd', searchResults: ids(['a', 'b']) } });
      list.send({ type: 'search.change', search: 'de' });
      list.isIn('waiting', { ...pausing, restarted: ['pause'], context: { searchQuery: 'de' } });
      list.answer('pause', undefined);
      list.isIn('loading', { calls: { fetchCreators: { ...asked, wish: { ...wish, search: 'de' } } } });
      const hasty = loaded(open);
      hasty.send({ type: 'search.change', search: 'd' });
      hasty.fail('pause');
      hasty.isIn('loading', { calls: { fetchCreators: { ...asked, wish: { ...wish, search: 'd' } } } });
    },
    '[DISC-29, DISC-34, DISC-35, DISC-36, FILTER-15] what was wished is taken back: the text, the filters or all of it'(
      open,
    ) {
      const filters = { ...sailing, language: ['tr'], minTripCount: 2 };
      const wishing = (): List => {
        const list = open({ searchQuery: 'de', sortBy: 'default', filters });
        list.answer('fetchCreators', page);
        return list;
      };
      const loads = (list: List, wanted: object) =>
        list.isIn('loading', { calls: { fetchCreators: { ...asked, wish: wanted } } });
      const text = wishing();
      text.send({ type: 'search.clear' });
      loads(text, { ...filters, search: '' });
      const reset = wishing();
      reset.send({ type: 'filters.reset' });
      loads(reset, { ...noFilters, search: 'de' });
      const all = wishing();
      all.send({ type: 'all.clear' });
      loads(all, wish);
      const part = wishing();
      part.send({ type: 'part.remove', part: { filter: 'expertise', value: 'sailing' } });
      loads(part, { ...filters, expertise: [], search: 'de' });
      part.send({ type: 'part.remove', part: { filter: 'search', value: 'de' } });
      loads(part, { ...filters, expertise: [], search: '' });
    },
    '[DISC-37] another order is asked for at once'(open) {
      const list = loaded(open);
      list.send({ type: 'sort.change', sort: 'trips_high_to_low' });
      list.isIn('loading', {
        calls: { fetchCreators: { ...asked, sort: 'trips_high_to_low' } },
        context: { sortBy: 'trips_high_to_low' },
      });
    },
    'a search that was left comes back as a whole, and is asked for again'(open) {
      const list = loaded(open);
      const left = { searchQuery: 'de', sortBy: 'trips_high_to_low', filters: sailing } as const;
      const fetchCreators = { ...asked, wish: { ...sailing, search: 'de' }, sort: 'trips_high_to_low' };
      list.send({ type: 'wish.return', ...left });
      list.isIn('loading', {
        calls: { fetchCreators },
        context: { ...left, applied: sailing, searchResults: ids(['a', 'b']) },
      });
      list.send({ type: 'wish.return', ...left, searchQuery: '' });
      list.isIn('loading', {
        calls: { fetchCreators: { ...fetchCreators, wish: { ...sailing, search: '' } } },
        restarted: ['fetchCreators'],
      });
    },
    '[DISC-27] filters narrow what is shown as they are chosen, and the server is asked 300 ms after the last'(open) {
      const list = loaded(open);
      const pausing = { calls: { pause: { milliseconds: 300 } } };
      list.send({ type: 'filters.change', filters: sailing });
      list.isIn('waiting', { ...pausing, context: { filters: sailing, applied: noFilters } });
      list.rejects({ type: 'page.more' });
      list.send({ type: 'filters.change', filters: { ...sailing, language: ['tr'] } });
      list.isIn('waiting', { ...pausing, restarted: ['pause'] });
      list.send({ type: 'filters.change', filters: sailing });
      list.answer('pause', undefined);
      list.isIn('loading', {
        calls: { fetchCreators: { ...asked, wish: { ...sailing, search: '' } } },
        context: { applied: sailing },
      });
    },
    '[FILTER-14] whoever applies the filters does not wait'(open) {
      const list = loaded(open);
      list.send({ type: 'filters.change', filters: sailing });
      list.send({ type: 'list.load' });
      list.isIn('loading', { calls: { fetchCreators: { ...asked, wish: { ...sailing, search: '' } } } });
    },
    '[DISC-16, DISC-18, DISC-43] a search that failed keeps the rows of the one before, and adds none to them'(open) {
      const list = loaded(open);
      list.send({ type: 'sort.change', sort: 'trips_high_to_low' });
      list.fail('fetchCreators', { message: 'Network Error' });
      list.isIn('failed.list', { context: { error: 'Network Error', searchResults: ids(['a', 'b']) } });
      list.rejects({ type: 'page.more' });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { calls: { fetchCreators: { ...asked, sort: 'trips_high_to_low' } } });
      list.fail('fetchCreators');
      list.send({ type: 'banner.dismiss' });
      list.isIn('outdated', { context: { searchResults: ids(['a', 'b']) } });
      list.rejects({ type: 'page.more' }, { type: 'banner.dismiss' });
      list.send({ type: 'list.load' });
      list.isIn('loading', { calls: { fetchCreators: { ...asked, sort: 'trips_high_to_low' } } });
    },
    '[DISC-16] a page that failed can be asked for again, or left'(open) {
      const list = loaded(open);
      list.send({ type: 'page.more' });
      list.fail('fetchMore', { message: 'Network Error' });
      list.isIn('failed.page', { context: { error: 'Network Error', currentPage: 1 } });
      list.send({ type: 'call.retry' });
      list.isIn('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.fail('fetchMore');
      list.send({ type: 'page.more' });
      list.isIn('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.fail('fetchMore');
      list.send({ type: 'banner.dismiss' });
      list.isIn('ready', { context: { searchResults: ids(['a', 'b']) } });
    },
  },
});
