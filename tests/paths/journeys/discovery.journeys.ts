import type { EventFromLogic } from 'xstate';
import type { CreatorItem, CreatorReply } from '#contract/creator.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { type DiscoverySnapshot, discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { type Deed, followed } from '#tests/kit/play.ts';
import { deniz } from '../discovery.model.ts';

const creator = (id: string): CreatorItem => ({ ...deniz, _id: id });
const { publishedVayas: _, ...bare } = deniz;
const reply = (id: string): CreatorReply => ({
  ...creator(id),
  ...{ publishedVayas: [], lastVaya: null, upcomingVaya: null, ongoingVaya: null },
});
const relaxations = [{ filters: noFilters, search: '', total: 3 }] as never;
const page = { creators: [creator('a'), creator('b')], total: 120, totalPages: 3, tripTypes: ['TOUR'], relaxations };
const wish = { ...noFilters, search: '' };
const asked = { wish, sort: 'default', page: 1, after: null };
const sailing = { ...noFilters, expertise: ['sailing'] };
const first = { fetchCreators: asked };
const facts = { totalCreators: 120, totalPages: 3, tripTypes: ['TOUR'], relaxations };

type List = Hand<typeof discoveryMachine>;
const opened = (open: Open<typeof discoveryMachine>): List =>
  open({ searchQuery: '', sortBy: 'default', filters: noFilters });
const loaded = (open: Open<typeof discoveryMachine>): List => {
  const list = opened(open);
  list.answer('fetchCreators', page);
  return list;
};
const ids = (list: readonly string[]) => list.map(creator);

export const discoveryJourneys = journeysOf({
  machine: discoveryMachine,
  file: 'discovery/discovery.machine.ts',
  journeys: {
    '[DISC-19, DISC-20, DISC-21, DISC-22, DISC-23, DISC-24] the first page replaces, later ones are added, until the last'(
      open,
    ) {
      const list = opened(open);
      list.sees('loading', {
        calls: first,
        holds: { searchResults: [], currentPage: 1, totalPages: 0, totalCreators: 0, tripTypes: [], relaxations: [] },
      });
      list.refuses({ type: 'page.more' }, { type: 'error.dismiss' });
      list.answer('fetchCreators', page);
      list.sees('ready', { holds: { ...facts, searchResults: ids(['a', 'b']), currentPage: 1, error: null } });
      list.send({ type: 'page.more' });
      list.sees('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.refuses({ type: 'page.more' });
      const next = { ...page, creators: ids(['b', 'c']), total: 121, tripTypes: [] };
      list.answer('fetchMore', next);
      list.sees('ready', {
        holds: { searchResults: ids(['a', 'b', 'c']), currentPage: 2, totalCreators: 121, tripTypes: [] },
      });
      list.send({ type: 'page.more' });
      list.sees('appending', { calls: { fetchMore: { ...asked, page: 3, after: 'c' } } });
      list.answer('fetchMore', next);
      list.sees('ready', { holds: { currentPage: 3 } });
      list.refuses({ type: 'page.more' });
      list.send({ type: 'list.load' });
      list.answer('fetchCreators', page);
      list.sees('ready', { holds: { searchResults: ids(['a', 'b']), currentPage: 1 } });
    },
    '[DISC-23] a list of nobody has no next page'(open) {
      const list = opened(open);
      list.answer('fetchCreators', { ...page, creators: [], total: 0, totalPages: 1 });
      list.sees('ready', { holds: { searchResults: [] } });
      list.refuses({ type: 'page.more' });
      const unlisted = opened(open);
      unlisted.answer('fetchCreators', { ...page, creators: [] });
      unlisted.send({ type: 'page.more' });
      unlisted.sees('appending', { calls: { fetchMore: { ...asked, page: 2 } } });
    },
    '[DISC-28, DISC-33] the text is kept with each letter, and the server asked 300 ms after the last'(open) {
      const list = loaded(open);
      const pausing = { calls: { pause: { milliseconds: 300 } } };
      list.send({ type: 'search.change', search: 'd' });
      list.sees('pausing', { ...pausing, holds: { searchQuery: 'd', searchResults: ids(['a', 'b']) } });
      list.send({ type: 'search.change', search: 'de' });
      list.sees('pausing', { ...pausing, anew: ['pause'], holds: { searchQuery: 'de' } });
      list.answer('pause', undefined);
      list.sees('loading', { calls: { fetchCreators: { ...asked, wish: { ...wish, search: 'de' } } } });
    },
    '[DISC-29, DISC-34, DISC-35, DISC-36, FILTER-15] what was wished is taken back: the text, the filters or all of it'(
      open,
    ) {
      const there = { city: 'Kaş', from: '2026-06-10', to: '2026-06-12' };
      const filters = { ...sailing, language: ['tr'], minTripCount: 2 };
      const wishing = (): List => {
        const list = open({ searchQuery: 'de', sortBy: 'default', filters });
        list.answer('fetchCreators', page);
        return list;
      };
      const loads = (list: List, wanted: object) =>
        list.sees('loading', { calls: { fetchCreators: { ...asked, wish: wanted } } });
      const text = wishing();
      text.send({ type: 'search.clear' });
      loads(text, { ...filters, search: '' });
      const reset = wishing();
      reset.send({ type: 'filters.reset' });
      reset.sees('ready', { holds: { filters: noFilters, applied: filters, searchQuery: 'de' } });
      const cleared = wishing();
      cleared.send({ type: 'filters.clear' });
      loads(cleared, { ...noFilters, search: 'de' });
      const all = wishing();
      all.send({ type: 'all.clear' });
      loads(all, wish);
      const part = wishing();
      part.send({ type: 'part.remove', part: { filter: 'expertise', value: 'sailing' } });
      loads(part, { ...filters, expertise: [], search: 'de' });
      part.send({ type: 'part.remove', part: { filter: 'search', value: 'de' } });
      loads(part, { ...filters, expertise: [], search: '' });
      const around = wishing();
      around.send({ type: 'there.set', there });
      loads(around, { ...filters, there, search: 'de' });
    },
    '[DISC-37] another order is asked for at once'(open) {
      const list = loaded(open);
      list.send({ type: 'sort.change', sort: 'trips_high_to_low' });
      list.sees('loading', {
        calls: { fetchCreators: { ...asked, sort: 'trips_high_to_low' } },
        holds: { sortBy: 'trips_high_to_low' },
      });
    },
    'a search that was left comes back as a whole, and is asked for again'(open) {
      const list = loaded(open);
      const left = { searchQuery: 'de', sortBy: 'trips_high_to_low', filters: sailing } as const;
      const fetchCreators = { ...asked, wish: { ...sailing, search: 'de' }, sort: 'trips_high_to_low' };
      list.send({ type: 'wish.return', ...left });
      list.sees('loading', {
        calls: { fetchCreators },
        holds: { ...left, applied: sailing, searchResults: ids(['a', 'b']) },
      });
      list.send({ type: 'wish.return', ...left, searchQuery: '' });
      list.sees('loading', {
        calls: { fetchCreators: { ...fetchCreators, wish: { ...sailing, search: '' } } },
        anew: ['fetchCreators'],
      });
    },
    '[DISC-27, FILTER-14] filters narrow what is shown as they are chosen, and the server is asked once they are applied'(
      open,
    ) {
      const list = loaded(open);
      list.send({ type: 'filters.change', filters: sailing });
      list.sees('ready', { holds: { filters: sailing, applied: noFilters } });
      list.send({ type: 'page.more' });
      list.sees('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.send({ type: 'filters.change', filters: sailing });
      list.sees('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.send({ type: 'list.load' });
      list.sees('loading', {
        calls: { fetchCreators: { ...asked, wish: { ...sailing, search: '' } } },
        holds: { applied: sailing },
      });
    },
    '[DISC-16, DISC-18, DISC-43] a search that failed keeps the rows of the one before, and adds none to them'(open) {
      const list = loaded(open);
      list.send({ type: 'sort.change', sort: 'trips_high_to_low' });
      list.fail('fetchCreators', { message: 'Network Error' });
      list.sees('failed.list', { holds: { error: 'Network Error', searchResults: ids(['a', 'b']) } });
      list.refuses({ type: 'page.more' });
      list.send({ type: 'error.dismiss' });
      list.sees('outdated', { holds: { searchResults: ids(['a', 'b']) } });
      list.refuses({ type: 'page.more' }, { type: 'error.dismiss' });
      list.send({ type: 'list.load' });
      list.sees('loading', { calls: { fetchCreators: { ...asked, sort: 'trips_high_to_low' } } });
    },
    '[DISC-16] a page that failed can be asked for again, or left'(open) {
      const list = loaded(open);
      list.send({ type: 'page.more' });
      list.fail('fetchMore', { message: 'Network Error' });
      list.sees('failed.page', { holds: { error: 'Network Error', currentPage: 1 } });
      list.send({ type: 'page.more' });
      list.sees('appending', { calls: { fetchMore: { ...asked, page: 2, after: 'b' } } });
      list.fail('fetchMore');
      list.send({ type: 'error.dismiss' });
      list.sees('ready', { holds: { searchResults: ids(['a', 'b']) } });
    },
  },
});

const want = (...wanted: string[]) => ({ type: 'details.want', ids: wanted }) as const;

export const creatorDetailsJourneys = journeysOf({
  machine: creatorDetailsMachine,
  file: 'creator-details/creator-details.machine.ts',
  journeys: {
    '[DISC-25] who came without trips is fetched, once'(open) {
      const details = open();
      details.sees('idle', { holds: { wanted: [], found: {}, unreached: [] } });
      details.send(want(), { type: 'details.retry' });
      details.sees('idle');
      details.send(want('a', 'b'));
      details.sees('fetching', { calls: { fetchDetails: { ids: ['a', 'b'] } } });
      details.refuses({ type: 'details.retry' });
      details.send(want('a', 'b', 'c'));
      details.sees('fetching', { calls: { fetchDetails: { ids: ['a', 'b'] } } });
      details.answer('fetchDetails', { found: [reply('a'), reply('b')], failed: [] });
      details.sees('fetching', { calls: { fetchDetails: { ids: ['c'] } } });
      details.answer('fetchDetails', { found: [reply('c')], failed: [] });
      details.sees('idle', { holds: { found: { a: reply('a'), b: reply('b'), c: reply('c') }, unreached: [] } });
      details.send(want('a', 'c'));
      details.sees('idle');
    },
    '[DISC-26] who could not be reached stays as listed, and is asked for again with the next search'(open) {
      const details = open();
      details.send(want('a', 'b'));
      details.answer('fetchDetails', { found: [reply('a')], failed: ['b'] });
      details.sees('idle', { holds: { unreached: ['b'] } });
      details.send(want('a', 'b', 'c'));
      details.sees('fetching', { calls: { fetchDetails: { ids: ['c'] } } });
      details.fail('fetchDetails');
      details.sees('idle', { holds: { unreached: ['b', 'c'], found: { a: reply('a') } } });
      details.send({ type: 'details.retry' });
      details.sees('fetching', { calls: { fetchDetails: { ids: ['b', 'c'] } }, holds: { unreached: [] } });
      details.answer('fetchDetails', { found: [], failed: ['b'] });
      details.answer('fetchDetails', { found: [], failed: ['c'] });
      details.sees('idle', { holds: { unreached: ['b', 'c'] } });
    },
  },
});

export const creatorProfileJourneys = journeysOf({
  machine: creatorProfileMachine,
  file: 'creator-profile/creator-profile.machine.ts',
  journeys: {
    '[MODAL-02] the profile of a creator is fetched and shown'(open) {
      const profile = open({ id: 'a' });
      profile.sees('loading', { calls: { fetchCreator: { id: 'a' } }, holds: { creator: null, message: null } });
      profile.refuses({ type: 'profile.load' });
      profile.answer('fetchCreator', { kind: 'found', creator: creator('a') });
      profile.sees('shown', { over: undefined, holds: { creator: creator('a') } });
    },
    'who is no longer listed is missing; what could not be had can be tried again'(open) {
      const gone = open({ id: 'a' });
      gone.answer('fetchCreator', { kind: 'missing' });
      gone.sees('missing', { over: undefined, holds: { creator: null } });
      const profile = open({ id: 'a' });
      profile.fail('fetchCreator', { message: 'Network Error' });
      profile.sees('failed', { holds: { message: 'Network Error' } });
      profile.send({ type: 'profile.load' });
      profile.sees('loading', { calls: { fetchCreator: { id: 'a' } }, holds: { message: null } });
    },
  },
});

const change = { id: 'a', isListed: true, note: 'For the spring' };
const saving = { calls: { saveEntry: { change } }, holds: { change } };
const ready = (open: Open<typeof shortlistMachine>): Hand<typeof shortlistMachine> => {
  const list = open();
  list.answer('fetchShortlist', { b: '' });
  return list;
};

export const shortlistJourneys = journeysOf({
  machine: shortlistMachine,
  file: 'shortlist/shortlist.machine.ts',
  journeys: {
    'a change is shown at once, and the list is what the server made of it'(open) {
      const list = open();
      list.sees('loading', { calls: { fetchShortlist: undefined }, holds: { list: {}, change: null, message: null } });
      list.refuses({ type: 'entry.change', change }, { type: 'list.export' }, { type: 'list.load' });
      list.answer('fetchShortlist', { b: '' });
      list.sees('ready.calm', { holds: { list: { b: '' } } });
      list.send({ type: 'entry.change', change });
      list.sees('saving', saving);
      list.refuses({ type: 'entry.change', change }, { type: 'list.export' });
      list.answer('saveEntry', { kind: 'list', list: { a: 'For the spring' } });
      list.sees('ready.calm', { holds: { list: { a: 'For the spring' }, change: null } });
    },
    'a change that is refused, or was not heard, is taken back and says why until it is dismissed'(open) {
      const list = ready(open);
      list.send({ type: 'entry.change', change });
      list.answer('saveEntry', { kind: 'refused', message: 'The list is full.' });
      list.sees('ready.refused', { holds: { list: { b: '' }, change: null, message: 'The list is full.' } });
      list.send({ type: 'banner.dismiss' });
      list.sees('ready.calm', { holds: { message: null } });
      list.refuses({ type: 'banner.dismiss' });
      list.send({ type: 'entry.change', change });
      list.fail('saveEntry', { message: 'Network Error' });
      list.sees('ready.refused', { holds: { change: null, message: 'Network Error' } });
      list.send({ type: 'entry.change', change });
      list.sees('saving', { ...saving, holds: { message: null } });
    },
    'the list is taken along as a file; where that failed it says why'(open) {
      const list = ready(open);
      list.send({ type: 'list.export' });
      list.sees('exporting', { calls: { exportList: undefined } });
      list.answer('exportList', undefined);
      list.sees('ready.calm');
      list.send({ type: 'list.export' });
      list.fail('exportList', { message: 'Network Error' });
      list.sees('ready.refused', { holds: { message: 'Network Error', list: { b: '' } } });
    },
    'a list that could not be had can be tried again'(open) {
      const list = open();
      list.fail('fetchShortlist');
      list.sees('failed');
      list.send({ type: 'list.load' });
      list.sees('loading', { calls: { fetchShortlist: undefined } });
    },
  },
});

const address = (...parameters: Parameters) => ({ type: 'address.change', parameters, isReturn: false }) as const;
const back = (...parameters: Parameters) => ({ ...address(...parameters), isReturn: true });
const returned = { type: 'wish.return', searchQuery: '', sortBy: 'default', filters: noFilters };
const listShows = (value: 'pausing' | 'loading' | 'ready' | 'appending' | { failed: 'list' }, rows: CreatorItem[]) => ({
  type: 'xstate.snapshot.discovery' as const,
  snapshot: discoveryMachine.resolveState({
    value: value as never,
    context: {
      ...{ searchQuery: 'a', sortBy: 'default', filters: sailing, applied: noFilters, searchResults: rows },
      ...{ currentPage: 1, totalPages: 2, totalCreators: 2, tripTypes: [], relaxations: [], error: null },
    },
  }) as DiscoverySnapshot,
});
const shortlistShows = (...listed: string[]) => ({
  type: 'xstate.snapshot.shortlist' as const,
  snapshot: shortlistMachine.resolveState({
    value: { ready: 'calm' },
    context: { list: Object.fromEntries(listed.map((id) => [id, ''])), change: null, message: null },
  }),
});
const flows = {
  discovery: followed({ searchQuery: '', sortBy: 'default', filters: noFilters }),
  shortlist: followed(),
  details: undefined,
  panel: undefined,
  lists: undefined,
  city: { least: 1 },
};
const inAddress = { addressBar: { type: 'search.write', parameters: [['search', 'a']] } };
const wanting = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted } });
const seen = 'search + filters + focus.free + profile.closed';

const there = { city: 'Kaş', from: '2026-06-10', to: '2026-06-12' };
const folds = { panel: { type: 'panel.dismiss' } };
const forgets = { city: { type: 'search.close' } };
/** What one press asks of several flows. */
const presses: [press: EventFromLogic<typeof directoryMachine>, did: Deed[]][] = [
  [{ type: 'filters.apply' }, [{ discovery: { type: 'list.load' } }, folds, { panel: { type: 'sheet.close' } }]],
  [{ type: 'there.set', there }, [{ discovery: { type: 'there.set', there } }, folds]],
  [{ type: 'group.toggle', group: 'city' }, [{ panel: { type: 'group.toggle', group: 'city' } }, forgets]],
  [{ type: 'group.dismiss' }, [folds, forgets]],
  [
    { type: 'group.search', group: 'city', text: 'ka' },
    [{ panel: { type: 'text.change', text: 'ka' } }, { city: { type: 'text.change', text: 'ka' } }],
  ],
  [{ type: 'group.search', group: 'offer', text: 'ka' }, [{ panel: { type: 'text.change', text: 'ka' } }]],
];

type Directory = Hand<typeof directoryMachine>;
const arrived = (open: Open<typeof directoryMachine>, ...parameters: Parameters): Directory => {
  const directory = open({ parameters, today: '2026-06-10' });
  directory.sees(parameters.length > 0 ? 'search + filters + focus.free + profile.open' : seen, {
    calls: parameters.length > 0 ? { ...flows, profile: { id: 'a' } } : flows,
    did: [{ loadLater: undefined }],
  });
  return directory;
};

export const directoryJourneys = journeysOf({
  machine: directoryMachine,
  file: 'directory/directory.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'the address begins the search; what of it says nothing is remembered'(open) {
      const parameters: Parameters = [
        ['search', 'deniz'],
        ['sort', 'trips_high_to_low'],
        ['expertise', 'sailing'],
        ['colour', 'blue'],
      ];
      open({ parameters, today: '2026-06-10' }).sees(seen, {
        calls: {
          ...flows,
          discovery: followed({ searchQuery: 'deniz', sortBy: 'trips_high_to_low', filters: sailing }),
        },
        did: [{ loadLater: undefined }],
        holds: { parameters, ignored: ['colour'], today: '2026-06-10', loaded: [], listed: [], before: 0 },
      });
    },
    'the address follows a search that is asked, and not a letter; who lacks trips is fetched once they are there'(
      open,
    ) {
      const directory = arrived(open);
      directory.refuses(listShows('pausing', [bare]));
      directory.send(listShows('loading', [bare]));
      directory.sees(seen, { calls: flows, did: [inAddress, { details: { type: 'details.retry' } }] });
      directory.send(listShows('ready', [bare, creator('b')]));
      directory.sees(seen, {
        calls: flows,
        did: [inAddress, wanting(bare._id)],
        holds: { loaded: [bare, creator('b')] },
      });
      directory.send(listShows({ failed: 'list' }, [bare]));
      directory.sees(seen, { calls: flows, did: [inAddress, wanting(bare._id)] });
    },
    'whom only the shortlist names is fetched too, and whoever is in both once'(open) {
      const directory = arrived(open);
      directory.send(listShows('ready', [bare, creator('b')]));
      directory.send(shortlistShows(bare._id, 'b', 'z'));
      directory.sees(seen, {
        calls: flows,
        did: [inAddress, wanting(bare._id), wanting(bare._id, 'z')],
        holds: { listed: [bare._id, 'b', 'z'] },
      });
      directory.send(shortlistShows(bare._id));
      directory.sees(seen, { calls: flows, did: [wanting(bare._id)] });
      directory.send(shortlistShows());
      directory.sees(seen, { calls: flows, did: [wanting(bare._id)], holds: { listed: [] } });
    },
    'after another page the keyboard goes on at its first card, and after one that failed where it was'(open) {
      const directory = arrived(open);
      const more = listShows('appending', ids(['a', 'b']));
      const told = [inAddress, wanting()];
      directory.send(more);
      const waiting = 'search + filters + focus.awaiting + profile.closed';
      directory.sees(waiting, { calls: flows, did: told, holds: { before: 2 } });
      directory.send(more);
      directory.sees(waiting, { calls: flows, did: told });
      directory.send(listShows('ready', ids(['a', 'b', 'c', 'd'])));
      directory.sees(seen, { calls: flows, did: [{ focusCard: 'c' }, ...told] });
      directory.send(more, listShows({ failed: 'list' }, ids(['a', 'b'])));
      directory.sees(seen, { calls: flows, did: [...told, ...told] });
      directory.send(listShows('ready', ids(['a', 'b', 'c', 'd'])));
      directory.sees(seen, { calls: flows, did: told });
    },
    '[FILTER-14, FILTER-16, FILTER-17, FILTER-18, FILTER-23] a press is told to all whom it concerns'(open) {
      for (const [press, did] of presses) {
        const directory = arrived(open);
        directory.send(press);
        directory.sees(seen, { calls: flows, did });
      }
    },
    'what happens in one part of the page leaves the others as they are'(open) {
      const directory = arrived(open, ['creator', 'a']);
      const awaiting = 'search + filters + focus.awaiting + profile.open';
      const free = 'search + filters + focus.free + profile.open';
      const beside = { calls: { ...flows, profile: { id: 'a' } }, kept: ['profile', 'discovery'] };
      const more = listShows('appending', ids(['a', 'b']));
      const told = [inAddress, wanting('z')];
      directory.send(more);
      directory.sees(awaiting, { ...beside, did: [inAddress, wanting()] });
      directory.send(shortlistShows('z'));
      directory.sees(awaiting, { ...beside, did: [wanting('z')] });
      directory.send(...presses.map(([press]) => press));
      directory.sees(awaiting, { ...beside, did: presses.flatMap(([, did]) => did) });
      directory.send({ type: 'profile.turn', id: 'b' }, { type: 'profile.close' });
      const asks = [{ addressBar: { type: 'creator.turn', id: 'b' } }, { addressBar: { type: 'creator.leave' } }];
      directory.sees(awaiting, { ...beside, did: asks });
      directory.send(address(['creator', 'a'], ['search', 'x']));
      directory.sees(awaiting, beside);
      directory.send(back(['creator', 'a']));
      directory.sees(awaiting, { ...beside, did: [{ discovery: returned }] });
      directory.send(listShows('ready', ids(['a', 'b', 'c'])));
      directory.sees(free, { ...beside, did: [{ focusCard: 'c' }, ...told] });
      directory.send(listShows('ready', ids(['a', 'b', 'c'])), more, listShows({ failed: 'list' }, ids(['a', 'b'])));
      directory.sees(free, { ...beside, did: [...told, ...told, ...told] });
      directory.send(listShows('loading', ids(['a', 'b'])));
      directory.sees(free, { ...beside, did: [inAddress, { details: { type: 'details.retry' } }] });
      directory.send(more, address(['creator', 'b']));
      const another = { calls: { ...flows, profile: { id: 'b' } }, kept: ['discovery'], anew: ['profile'] };
      directory.sees(awaiting, { ...another, did: told });
      directory.send(address());
      directory.sees('search + filters + focus.awaiting + profile.closed', { calls: flows });
      directory.send(address(['creator', 'b']));
      directory.sees(awaiting, { ...another });
    },
    'Back and Forward between two searches bring back the search; over one search they only move the page'(open) {
      const directory = arrived(open);
      directory.send(address(['search', 'a']));
      directory.sees(seen, { calls: flows, holds: { parameters: [['search', 'a']] } });
      directory.send(back(['search', 'a'], ['list', 'shortlist']));
      directory.sees(seen, {
        calls: flows,
        holds: {
          parameters: [
            ['search', 'a'],
            ['list', 'shortlist'],
          ],
        },
      });
      directory.send(back());
      directory.sees(seen, { calls: flows, did: [{ discovery: returned }], holds: { parameters: [] } });
      directory.send(back(['search', 'b'], ['sort', 'trips_high_to_low'], ['expertise', 'sailing']));
      const again = { ...returned, searchQuery: 'b', sortBy: 'trips_high_to_low', filters: sailing };
      directory.sees(seen, { calls: flows, did: [{ discovery: again }] });
    },
    '[MODAL-02] an address that names a creator opens their profile; it turns, closes and comes back with the address'(
      open,
    ) {
      const directory = arrived(open, ['creator', 'a']);
      const shown = 'search + filters + focus.free + profile.open';
      directory.send({ type: 'profile.turn', id: 'b' });
      const turned = { addressBar: { type: 'creator.turn', id: 'b' } };
      directory.sees(shown, { calls: { ...flows, profile: { id: 'a' } }, did: [turned] });
      directory.send(address(['creator', 'b']));
      directory.sees(shown, { calls: { ...flows, profile: { id: 'b' } }, holds: { parameters: [['creator', 'b']] } });
      directory.send(address(['creator', 'b'], ['search', 'x']));
      directory.sees(shown, { calls: { ...flows, profile: { id: 'b' } } });
      directory.send({ type: 'profile.close' });
      const left = { addressBar: { type: 'creator.leave' } };
      directory.sees(shown, { calls: { ...flows, profile: { id: 'b' } }, did: [left] });
      directory.send(address());
      directory.sees(seen, { calls: flows, holds: { parameters: [] } });
      directory.refuses({ type: 'profile.turn', id: 'a' }, { type: 'profile.close' });
      directory.send(address(['creator', 'c']));
      directory.sees(shown, { calls: { ...flows, profile: { id: 'c' } } });
    },
  },
});
