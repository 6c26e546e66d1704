import type { CreatorItem } from '#contract/creator.ts';
import type { FilterGroup } from '#contract/directory-choices.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { noFilters } from '#rules/directory.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { deniz } from './discovery.flow.ts';

export const creator = (id: string): CreatorItem => ({ ...deniz, _id: id });
export const ids = (list: readonly string[]) => list.map(creator);
export const sailing = { ...noFilters, expertise: ['sailing'] };

const relaxations = [{ filters: noFilters, search: '', total: 3 }] as never;
const page = { creators: ids(['a', 'b']), total: 120, totalPages: 3, tripTypes: ['TOUR'], relaxations };
const onlySailing = { ...sailing, search: '' };
const everyone = { ...noFilters, search: '' };
const firstPage = { query: everyone, sort: 'default', page: 1, after: null };
const loading = (change: object = {}) => ({ calls: { fetchCreators: { ...firstPage, ...change } } });
const appending = (page: number, after: string) => ({ calls: { fetchMore: { ...firstPage, page, after } } });
const pausing = { calls: { pause: { milliseconds: 300 } } };

const reports = (...events: object[]) => ({ effects: events.map((report) => ({ report })) });
const changed = { type: 'query.changed' };
const started = (change: object = {}) => ({ type: 'search.started', query: everyone, sort: 'default', ...change });
const loadedAs = (creators: CreatorItem[], tripTypes: readonly string[] = page.tripTypes) => ({
  type: 'creators.loaded',
  creators,
  tripTypes,
});
const appended = (creators: CreatorItem[]) => ({ type: 'page.appended', creators });
const ab = loadedAs(ids(['a', 'b']));

const toggle = (group: FilterGroup, value: string, code?: string) =>
  ({ type: 'filter.toggle', group, value, ...(code !== undefined && { code }) }) as const;
const chooseSailing = toggle('expertise', 'sailing');
const load = { type: 'list.load' } as const;
const more = { type: 'page.more' } as const;
const retry = { type: 'call.retry' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const reached = (id: string) => ({ type: 'creator.reached', id }) as const;

type List = Run<typeof discoveryMachine>;
const opened = (open: Open<typeof discoveryMachine>): List =>
  open({ searchQuery: '', sortBy: 'default', filters: noFilters });
const loaded = (open: Open<typeof discoveryMachine>): List => {
  const list = opened(open);
  list.answer('fetchCreators', page);
  list.isIn('ready', reports(ab));
  return list;
};

export const journeys = journeysOf({
  machine: discoveryMachine,
  file: 'discovery/discovery.machine.ts',
  journeys: {
    '[DISC-19, DISC-20, DISC-21, DISC-22, DISC-23, DISC-24] shows the first page, and appends others'(open) {
      const list = opened(open);
      list.isIn('loading', {
        ...loading(),
        context: { searchResults: [], currentPage: 1, totalPages: 0, totalCreators: 0, tripTypes: [], relaxations: [] },
      });
      list.rejects(more, dismiss);
      list.answer('fetchCreators', page);
      const { tripTypes } = page;
      list.isIn('ready', {
        ...reports(ab),
        context: { searchResults: ids(['a', 'b']), totalCreators: 120, totalPages: 3, tripTypes, relaxations },
      });
      list.send(more);
      list.isIn('appending', appending(2, 'b'));
      list.rejects(more);
      const next = { ...page, creators: ids(['b', 'c']), total: 121, tripTypes: [] };
      list.answer('fetchMore', next);
      list.isIn('ready', {
        ...reports(appended(ids(['b', 'c'])), loadedAs(ids(['a', 'b', 'c']), [])),
        context: { searchResults: ids(['a', 'b', 'c']), totalCreators: 121, tripTypes: [] },
      });
      list.send(more);
      list.isIn('appending', appending(3, 'c'));
      list.answer('fetchMore', next);
      list.rejects(more);
      list.send(load);
      list.answer('fetchCreators', page);
      list.isIn('ready', {
        ...reports(
          appended(ids(['b', 'c'])),
          loadedAs(ids(['a', 'b', 'c']), []),
          { type: 'filters.applied' },
          started(),
          ab,
        ),
        context: { searchResults: ids(['a', 'b']), currentPage: 1 },
      });
    },
    '[DISC-23] offers no next page of an empty list'(open) {
      const list = opened(open);
      list.answer('fetchCreators', { ...page, creators: [], total: 0, totalPages: 1 });
      list.rejects(more);
    },
    '[DISC-28, DISC-33] searches 300 ms after the last letter'(open) {
      const list = loaded(open);
      list.send({ type: 'search.change', search: 'd' });
      list.isIn('waiting', {
        ...pausing,
        ...reports(changed),
        context: { searchQuery: 'd', searchResults: ids(['a', 'b']) },
      });
      list.send({ type: 'search.change', search: 'de' });
      list.isIn('waiting', { ...pausing, ...reports(changed), restarted: ['pause'], context: { searchQuery: 'de' } });
      list.answer('pause', undefined);
      const query = { ...everyone, search: 'de' };
      list.isIn('loading', { ...loading({ query }), ...reports(started({ query })) });
      const hasty = loaded(open);
      hasty.send({ type: 'search.change', search: 'd' });
      hasty.fail('pause');
      const shorter = { query: { ...everyone, search: 'd' } };
      hasty.isIn('loading', { ...loading(shorter), ...reports(changed, started(shorter)) });
    },
    '[BEYOND-87] remembers for what the server searched, and that it did not say so'(open) {
      const list = loaded(open);
      list.isIn('ready', { context: { answeredSearch: null } });
      list.send({ type: 'search.change', search: 'denis' });
      list.answer('pause', undefined);
      list.answer('fetchCreators', { ...page, search: 'deniz' });
      const answeredSearch = { typed: 'denis', used: 'deniz' };
      const asked = started({ query: { ...everyone, search: 'denis' } });
      list.isIn('ready', { ...reports(changed, asked, ab), context: { searchQuery: 'denis', answeredSearch } });
      list.send(more);
      list.answer('fetchMore', { ...page, search: 'deniz' });
      list.isIn('ready', { ...reports(appended(ids(['a', 'b'])), ab), context: { answeredSearch } });
    },
    '[DISC-27] narrows the list by the filters 300 ms after the last one was chosen'(open) {
      const list = loaded(open);
      list.send(toggle('language', 'tr'), chooseSailing);
      list.isIn('waiting', {
        ...pausing,
        ...reports(changed, changed),
        context: { applied: noFilters, filters: { ...sailing, language: ['tr'] } },
      });
      list.rejects(more);
      list.send(toggle('language', 'tr'));
      list.isIn('waiting', { ...pausing, ...reports(changed), restarted: ['pause'], context: { filters: sailing } });
      list.answer('pause', undefined);
      list.isIn('loading', {
        ...loading({ query: onlySailing }),
        ...reports(started({ query: onlySailing })),
        context: { applied: sailing },
      });
    },
    '[FILTER-14] applies the filters at once on request'(open) {
      const list = loaded(open);
      list.send(chooseSailing, load);
      list.isIn('loading', {
        ...loading({ query: onlySailing }),
        ...reports(changed, { type: 'filters.applied' }, started({ query: onlySailing })),
      });
      list.rejects(load, { type: 'filters.reset' });
    },
    'ticks a service off by its code too, which older addresses have'(open) {
      const filters = { ...noFilters, service: ['photo-shoot', 'guide'] };
      const list = open({ searchQuery: '', sortBy: 'default', filters });
      list.send(toggle('service', 'service-1', 'PHOTO_SHOOT'), toggle('service', 'service-2', 'TRANSFER'));
      list.isIn('waiting', {
        ...pausing,
        ...reports(changed, changed),
        context: { filters: { ...noFilters, service: ['guide', 'service-2'] } },
      });
    },
    'keeps for a group whether any of its values is enough'(open) {
      const list = loaded(open);
      const match = (isAny: boolean) => ({ type: 'filter.match', group: 'city', isAny }) as const;
      list.send(match(true), match(true));
      list.isIn('waiting', {
        ...pausing,
        ...reports(changed, changed),
        context: { filters: { ...noFilters, matchAny: ['city'] } },
      });
      list.rejects({ type: 'filters.reset' });
      list.send(match(false));
      list.isIn('waiting', { ...pausing, ...reports(changed), restarted: ['pause'], context: { filters: noFilters } });
    },
    'changes a part of a place and its days, a bound of the followers, and the number of trips'(open) {
      const list = loaded(open);
      const there = { city: 'Kaş', from: '2026-07-01', to: '' };
      const followers = { min: 1_000, max: 5_000 };
      list.send(
        { type: 'there.change', change: { city: 'Kaş' } },
        { type: 'there.change', change: { from: '2026-07-01' } },
      );
      list.send(
        { type: 'range.change', filter: 'followers', change: { min: 1_000 } },
        { type: 'range.change', filter: 'followers', change: { max: 5_000 } },
      );
      list.send({ type: 'count.change', filter: 'minTripCount', count: 3 });
      list.isIn('waiting', {
        ...pausing,
        ...reports(changed, changed, changed, changed, changed),
        context: { filters: { ...noFilters, there, followers, minTripCount: 3 } },
      });
      list.send({ type: 'there.change', change: { city: '', from: '' } });
      list.send(
        { type: 'range.change', filter: 'followers', change: { min: 0 } },
        { type: 'range.change', filter: 'followers', change: { max: null } },
      );
      list.isIn('waiting', {
        ...pausing,
        ...reports(changed, changed, changed),
        restarted: ['pause'],
        context: { filters: { ...noFilters, minTripCount: 3 } },
      });
    },
    '[DISC-29, DISC-34, DISC-35, DISC-36, FILTER-15] clears the text, one filter, all filters or everything'(open) {
      const filters = { ...sailing, language: ['tr'], minTripCount: 2 };
      const withoutSailing = { ...filters, expertise: [] };
      for (const [event, query] of [
        [{ type: 'search.clear' }, { ...filters, search: '' }],
        [{ type: 'filters.reset' }, { ...noFilters, search: 'de' }],
        [{ type: 'all.clear' }, everyone],
        [
          { type: 'part.remove', part: { filter: 'expertise', value: 'sailing' } },
          { ...withoutSailing, search: 'de' },
        ],
        [
          { type: 'part.remove', part: { filter: 'search', value: 'de' } },
          { ...filters, search: '' },
        ],
      ] as const) {
        const list = open({ searchQuery: 'de', sortBy: 'default', filters });
        list.answer('fetchCreators', page);
        list.send(event);
        list.isIn('loading', { ...loading({ query }), ...reports(ab, started({ query })) });
      }
    },
    '[FILTER-15] clears the filters also while the search waits or after it failed, and only where there are any'(
      open,
    ) {
      const reset = { type: 'filters.reset' } as const;
      const reload = (list: List) => {
        list.send(load);
        list.fail('fetchCreators');
      };
      const reloads = [{ type: 'filters.applied' }, started({ query: onlySailing })];
      const places: [before: (list: List) => void, reported: object[]][] = [
        [() => {}, []],
        [(list) => list.send({ type: 'search.change', search: '' }), [changed]],
        [reload, reloads],
        [
          (list) => {
            reload(list);
            list.send(dismiss);
          },
          reloads,
        ],
        [
          (list) => {
            list.send(more);
            list.fail('fetchMore');
          },
          [],
        ],
      ];
      for (const [before, reported] of places) {
        const unfiltered = loaded(open);
        before(unfiltered);
        unfiltered.rejects(reset);
        const list = open({ searchQuery: '', sortBy: 'default', filters: sailing });
        list.answer('fetchCreators', page);
        before(list);
        list.send(reset);
        list.isIn('loading', { ...loading(), ...reports(ab, ...reported, started()) });
      }
    },
    '[DISC-37] sorts the list at once'(open) {
      const list = loaded(open);
      list.send({ type: 'sort.change', sort: 'trips_high_to_low' });
      const sort = 'trips_high_to_low';
      list.isIn('loading', { ...loading({ sort }), ...reports(started({ sort })) });
    },
    'restores an earlier search, and loads it again'(open) {
      const list = loaded(open);
      const earlier = { searchQuery: 'de', sortBy: 'trips_high_to_low', filters: sailing } as const;
      const { sortBy: sort } = earlier;
      list.send({ type: 'query.return', ...earlier });
      list.isIn('loading', {
        ...loading({ query: { ...sailing, search: 'de' }, sort }),
        ...reports(started({ query: { ...sailing, search: 'de' }, sort })),
        context: { ...earlier, applied: sailing, searchResults: ids(['a', 'b']) },
      });
      list.send({ type: 'query.return', ...earlier, searchQuery: '' });
      list.isIn('loading', {
        ...loading({ query: onlySailing, sort }),
        ...reports(started({ query: onlySailing, sort })),
        restarted: ['fetchCreators'],
      });
    },
    '[DISC-16, DISC-18, DISC-43] keeps the old rows after a failed search, and appends nothing to them'(open) {
      const list = loaded(open);
      const sort = 'trips_high_to_low';
      list.send({ type: 'sort.change', sort });
      list.fail('fetchCreators', { message: 'Network Error' });
      list.isIn('failed.list', {
        ...reports(started({ sort })),
        context: { error: 'Network Error', searchResults: ids(['a', 'b']) },
      });
      list.rejects(more);
      list.send(retry);
      list.isIn('loading', { ...loading({ sort }), ...reports(started({ sort })) });
      list.fail('fetchCreators');
      list.send(dismiss);
      list.isIn('outdated', { context: { searchResults: ids(['a', 'b']) } });
      list.rejects(more, dismiss);
      list.send(load);
      list.isIn('loading', { ...loading({ sort }), ...reports({ type: 'filters.applied' }, started({ sort })) });
    },
    '[DISC-16] loads a failed page again on request'(open) {
      const list = loaded(open);
      list.send(more);
      list.fail('fetchMore', { message: 'Network Error' });
      list.isIn('failed.page', { context: { error: 'Network Error', currentPage: 1 } });
      for (const event of [retry, more, reached('b')]) {
        list.send(event);
        list.isIn('appending', appending(2, 'b'));
        list.fail('fetchMore');
      }
      list.rejects(reached('a'));
      list.send(dismiss);
      list.isIn('ready', { ...reports(ab), context: { searchResults: ids(['a', 'b']) } });
    },
    'loads more once the profile of the last creator is open, until there are no more'(open) {
      const list = loaded(open);
      list.rejects(reached('a'), reached('c'));
      list.send(reached('b'));
      list.isIn('appending', appending(2, 'b'));
      list.rejects(reached('b'));
      list.answer('fetchMore', { ...page, creators: ids(['c']), totalPages: 2 });
      list.rejects(reached('b'), reached('c'));
    },
  },
});
