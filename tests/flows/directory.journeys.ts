import type { EventFromLogic } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { tripTypes } from '#contract/trip-types.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { type DiscoverySnapshot, discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine, type PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { type Effect, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { deniz } from './discovery.flow.ts';
import { creator, ids, sailing } from './discovery.journeys.ts';

const { publishedVayas: _, ...bare } = deniz;

const address = (...parameters: Parameters) => ({ type: 'address.change', parameters, isReturn: false }) as const;
const back = (...parameters: Parameters) => ({ ...address(...parameters), isReturn: true });
const returned = { type: 'wish.return', searchQuery: '', sortBy: 'default', filters: noFilters };
const listShows = (value: 'waiting' | 'loading' | 'ready' | 'appending' | { failed: 'list' }, rows: CreatorItem[]) => ({
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
    context: {
      list: Object.fromEntries(listed.map((id) => [id, { note: '', listId: null, invitation: null }])),
      lists: [],
      change: null,
      next: [],
      drafts: {},
      left: {},
      message: null,
    },
  }),
});
const city = (cityName: string) => ({ _id: cityName, cityName, stateName: '', countryName: '' });
export const panelShows = (group: PanelGroup | null) => ({
  type: 'xstate.snapshot.panel' as const,
  snapshot: filterPanelMachine.resolveState({
    value: { dropdown: group === null ? 'closed' : 'open', sheet: 'shut' },
    context: { group, text: '' },
  }),
});
export const listsShow = {
  type: 'xstate.snapshot.lists' as const,
  snapshot: referenceListsMachine.resolveState({
    value: 'ready',
    context: {
      lists: {
        languages: [{ _id: 'tr', name: 'Turkish' }],
        expertises: [{ _id: 'sailing', name: 'Sailing' }],
        services: [{ _id: 'photo-shoot', name: 'Photo shoot' }],
        serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
        suggestedCities: [city('Kaş')],
      },
      failures: {},
    },
  }),
};
const offered = { expertise: ['sailing'], language: ['tr'], offer: ['press-trip'] };
export const cityShows = (...names: string[]) => ({
  type: 'xstate.snapshot.city' as const,
  snapshot: citySearchMachine.resolveState({
    value: 'ready',
    context: { least: 1, text: 'ka', cities: names.map(city), message: null },
  }),
});
const flows = {
  discovery: followed({ searchQuery: '', sortBy: 'default', filters: noFilters }),
  shortlist: followed(),
  details: undefined,
  panel: followed(),
  lists: followed(),
  city: followed({ least: 1 }),
  counts: undefined,
};
const tells = (told: object) => ({ counts: { type: 'question.tell', told } });
/** What is told of the options, and what is made of it. */
const offers = [panelShows('offer'), listsShow, cityShows('Kaş')];
const toldOfOffers = [
  tells({ group: 'offer' }),
  tells({ options: { ...offered, service: ['PHOTO_SHOOT'], city: ['Kaş'] } }),
  tells({ options: { found: ['Kaş'] } }),
];
const inAddress = { addressBar: { type: 'search.write', parameters: [['search', 'a']] } };
const wanting = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted, isListed: false } });
const wantingListed = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted, isListed: true } });
/** What the options are counted for follows the list. */
const counted = tells({ wish: { ...noFilters, search: 'a' }, options: { tripType: [...tripTypes] } });
const seen = 'search + filters + counts + focus.free + profile.closed';

const folds = { panel: { type: 'panel.dismiss' } };
const forgets = { city: { type: 'search.close' } };
/** What one press asks of several flows. */
const presses: [press: EventFromLogic<typeof directoryMachine>, effects: Effect[]][] = [
  [{ type: 'filters.apply' }, [{ discovery: { type: 'list.load' } }, folds, { panel: { type: 'sheet.close' } }]],
  [{ type: 'group.toggle', group: 'city' }, [{ panel: { type: 'group.toggle', group: 'city' } }, forgets]],
  [{ type: 'group.dismiss' }, [folds, forgets]],
  [
    { type: 'group.search', group: 'city', text: 'ka' },
    [{ panel: { type: 'text.change', text: 'ka' } }, { city: { type: 'text.change', text: 'ka' } }],
  ],
  [
    { type: 'group.search', group: 'there', text: 'ka' },
    [{ panel: { type: 'text.change', text: 'ka' } }, { city: { type: 'text.change', text: 'ka' } }],
  ],
  [{ type: 'group.search', group: 'offer', text: 'ka' }, [{ panel: { type: 'text.change', text: 'ka' } }]],
];

type Directory = Run<typeof directoryMachine>;
const arrived = (open: Open<typeof directoryMachine>, ...parameters: Parameters): Directory => {
  const directory = open({ parameters, today: '2026-06-10' });
  directory.isIn(parameters.length > 0 ? 'search + filters + counts + focus.free + profile.open.within' : seen, {
    calls: parameters.length > 0 ? { ...flows, profile: { id: 'a' } } : flows,
    effects: [{ loadLater: undefined }],
  });
  return directory;
};

export const journeys = journeysOf({
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
      open({ parameters, today: '2026-06-10' }).isIn(seen, {
        calls: {
          ...flows,
          discovery: followed({ searchQuery: 'deniz', sortBy: 'trips_high_to_low', filters: sailing }),
        },
        effects: [{ loadLater: undefined }],
        context: { parameters, ignored: ['colour'], today: '2026-06-10', loaded: [], listed: [], before: 0 },
      });
    },
    'the address follows a search that is asked, and not a letter; who lacks trips is fetched once they are there'(
      open,
    ) {
      const directory = arrived(open);
      directory.send(listShows('waiting', [bare]));
      directory.isIn(seen, { calls: flows, effects: [tells({ wish: null, options: { tripType: [...tripTypes] } })] });
      directory.send(listShows('loading', [bare]));
      directory.isIn(seen, { calls: flows, effects: [inAddress, { details: { type: 'call.retry' } }, counted] });
      directory.send(listShows('ready', [bare, creator('b')]));
      directory.isIn(seen, {
        calls: flows,
        effects: [inAddress, wanting(bare._id), counted],
        context: { loaded: [bare, creator('b')] },
      });
      directory.send(listShows({ failed: 'list' }, [bare]));
      directory.isIn(seen, { calls: flows, effects: [inAddress, wanting(bare._id), counted] });
    },
    'upon the shortlist whom it alone names is fetched too, and whoever is in both once'(open) {
      const directory = arrived(open);
      directory.send(listShows('ready', [bare, creator('b')]));
      directory.send(shortlistShows(bare._id, 'b', 'z'));
      directory.isIn(seen, {
        calls: flows,
        effects: [inAddress, wanting(bare._id), counted, wanting(bare._id)],
        context: { listed: [bare._id, 'b', 'z'] },
      });
      directory.send(address(['list', 'shortlist']));
      directory.isIn(seen, { calls: flows, effects: [wantingListed(bare._id, 'z')] });
      directory.send(shortlistShows(bare._id, 'y'));
      directory.isIn(seen, { calls: flows, effects: [wantingListed(bare._id, 'y')] });
      directory.send(shortlistShows(bare._id));
      directory.isIn(seen, { calls: flows, effects: [wantingListed(bare._id)] });
      directory.send(shortlistShows());
      directory.isIn(seen, { calls: flows, effects: [wantingListed(bare._id)], context: { listed: [] } });
    },
    'after another page the keyboard goes on at its first card, and after one that failed where it was'(open) {
      const directory = arrived(open);
      const more = listShows('appending', ids(['a', 'b']));
      const told = [inAddress, wanting(), counted];
      directory.send(more);
      const waiting = 'search + filters + counts + focus.awaiting + profile.closed';
      directory.isIn(waiting, { calls: flows, effects: told, context: { before: 2 } });
      directory.send(more);
      directory.isIn(waiting, { calls: flows, effects: told });
      directory.send(listShows('ready', ids(['a', 'b', 'c', 'd'])));
      directory.isIn(seen, { calls: flows, effects: [{ focusCard: 'c' }, ...told] });
      directory.send(more, listShows({ failed: 'list' }, ids(['a', 'b'])));
      directory.isIn(seen, { calls: flows, effects: [...told, ...told] });
      directory.send(listShows('ready', ids(['a', 'b', 'c', 'd'])));
      directory.isIn(seen, { calls: flows, effects: told });
    },
    '[FILTER-14, FILTER-16, FILTER-17, FILTER-18, FILTER-23] a press is told to all whom it concerns'(open) {
      for (const [press, did] of presses) {
        const directory = arrived(open);
        directory.send(press);
        directory.isIn(seen, { calls: flows, effects: did });
      }
    },
    'who is chosen to be compared stands in the address, four at most, and can be left out again'(open) {
      const directory = arrived(open);
      const choose = (id: string) => directory.send({ type: 'comparison.toggle', id });
      const writes = (...parameters: Parameters) => ({
        calls: flows,
        effects: [{ addressBar: { type: 'parameters.write', parameters, isStep: false } }],
      });
      const chosen = (...ids: string[]) => ids.map((id) => ['compare', id] as const);
      choose('a');
      directory.isIn(seen, writes(...chosen('a')));
      directory.send(address(['list', 'shortlist'], ...chosen('a', 'b', 'c')));
      directory.isIn(seen, { calls: flows, effects: [wantingListed()] });
      choose('d');
      directory.isIn(seen, writes(['list', 'shortlist'], ...chosen('a', 'b', 'c', 'd')));
      directory.send(address(['search', 'x'], ...chosen('a', 'b', 'c', 'd')));
      directory.isIn(seen, { calls: flows, effects: [wanting()] });
      directory.rejects({ type: 'comparison.toggle', id: 'e' });
      choose('b');
      directory.isIn(seen, writes(['search', 'x'], ...chosen('a', 'c', 'd')));
    },
    'a list that was made, or is no longer there, leads to another in the same search'(open) {
      const directory = arrived(open);
      directory.send(address(['list', 'list-1'], ['search', 'x'], ['compare', 'a']));
      directory.isIn(seen, { calls: flows, effects: [wantingListed()] });
      for (const isStep of [true, false]) {
        directory.send({ type: 'list.open', list: 'list-2', isStep });
        const parameters: Parameters = [
          ['search', 'x'],
          ['compare', 'a'],
          ['list', 'list-2'],
        ];
        directory.isIn(seen, {
          calls: flows,
          effects: [{ addressBar: { type: 'parameters.write', parameters, isStep } }],
        });
      }
    },
    'what happens in one part of the page leaves the others as they are'(open) {
      const directory = arrived(open, ['creator', 'a']);
      const awaiting = 'search + filters + counts + focus.awaiting + profile.open.within';
      const free = 'search + filters + counts + focus.free + profile.open.within';
      const beside = { calls: { ...flows, profile: { id: 'a' } }, same: ['profile', 'discovery'] };
      const more = listShows('appending', ids(['a', 'b']));
      const told = [inAddress, wanting(), counted];
      directory.send(more);
      directory.isIn(awaiting, { ...beside, effects: told });
      directory.send(shortlistShows('z'));
      directory.isIn(awaiting, { ...beside, effects: [wanting()] });
      directory.send(...presses.map(([press]) => press));
      directory.isIn(awaiting, { ...beside, effects: presses.flatMap(([, did]) => did) });
      directory.send(...offers);
      directory.isIn(awaiting, { ...beside, effects: toldOfOffers });
      directory.send({ type: 'profile.turn', id: 'b' }, { type: 'profile.close' });
      const asks = [{ addressBar: { type: 'creator.turn', id: 'b' } }, { addressBar: { type: 'creator.leave' } }];
      directory.isIn(awaiting, { ...beside, effects: asks });
      directory.send({ type: 'list.open', list: 'list-1', isStep: true });
      const opens: Parameters = [
        ['creator', 'a'],
        ['list', 'list-1'],
      ];
      directory.isIn(awaiting, {
        ...beside,
        effects: [{ addressBar: { type: 'parameters.write', parameters: opens, isStep: true } }],
      });
      directory.send({ type: 'comparison.toggle', id: 'c' });
      const parameters = [
        ['creator', 'a'],
        ['compare', 'c'],
      ];
      directory.isIn(awaiting, {
        ...beside,
        effects: [{ addressBar: { type: 'parameters.write', parameters, isStep: false } }],
      });
      directory.send(address(['creator', 'a'], ['search', 'x']));
      directory.isIn(awaiting, { ...beside, effects: [wanting()] });
      directory.send(back(['creator', 'a']));
      directory.isIn(awaiting, { ...beside, effects: [{ discovery: returned }, wanting()] });
      directory.send(listShows('ready', ids(['a', 'b', 'c'])));
      directory.isIn(free, { ...beside, effects: told });
      directory.send(listShows('ready', ids(['a', 'b', 'c'])), more, listShows({ failed: 'list' }, ids(['a', 'b'])));
      directory.isIn(free, { ...beside, effects: [...told, ...told, ...told] });
      directory.send(listShows('loading', ids(['a', 'b'])));
      directory.isIn(free, { ...beside, effects: [inAddress, { details: { type: 'call.retry' } }, counted] });
      directory.send(more, address(['creator', 'b']));
      const another = { calls: { ...flows, profile: { id: 'b' } }, same: ['discovery'], restarted: ['profile'] };
      const end = 'search + filters + counts + focus.awaiting + profile.open.atEnd';
      directory.isIn(end, { ...another, effects: [...told, wanting(), { discovery: { type: 'page.more' } }] });
      directory.send(...offers);
      directory.isIn(end, { ...another, restarted: [], same: ['discovery', 'profile'], effects: toldOfOffers });
      directory.send(address());
      directory.isIn('search + filters + counts + focus.awaiting + profile.closed', {
        calls: flows,
        effects: [wanting()],
      });
      directory.send(address(['creator', 'b']));
      directory.isIn(end, { ...another, effects: [wanting(), { discovery: { type: 'page.more' } }] });
    },
    'behind the last of those who are loaded come more, and the keyboard stays in the profile'(open) {
      const directory = arrived(open, ['creator', 'a']);
      const calls = { ...flows, profile: { id: 'a' } };
      directory.send(listShows('ready', ids(['b', 'a'])));
      const asks = [inAddress, wanting(), counted, { discovery: { type: 'page.more' } }];
      const atEnd = 'search + filters + counts + focus.free + profile.open.atEnd';
      directory.isIn(atEnd, { calls, effects: asks });
      directory.send({ type: 'profile.turn', id: 'b' }, { type: 'profile.close' });
      const turns = [{ addressBar: { type: 'creator.turn', id: 'b' } }, { addressBar: { type: 'creator.leave' } }];
      directory.isIn(atEnd, { calls, same: ['profile'], effects: turns });
      directory.send(listShows('appending', ids(['b', 'a'])), listShows('ready', ids(['b', 'a', 'c'])));
      const told = [inAddress, wanting(), counted, inAddress, wanting(), counted];
      const within = 'search + filters + counts + focus.free + profile.open.within';
      directory.isIn(within, { calls, same: ['profile'], effects: told });
    },
    'the options are counted of the group that is unfolded, as they are offered'(open) {
      const directory = arrived(open);
      const tellings: [EventFromLogic<typeof directoryMachine>, object][] = [
        [panelShows('offer'), { group: 'offer' }],
        [panelShows('there'), { group: null }],
        [panelShows(null), { group: null }],
        [listsShow, { options: { ...offered, service: ['PHOTO_SHOOT'], city: ['Kaş'] } }],
        [cityShows('Kaş', 'Kastamonu'), { options: { found: ['Kaş', 'Kastamonu'] } }],
      ];
      for (const [snapshot, told] of tellings) {
        directory.send(snapshot);
        directory.isIn(seen, { calls: flows, effects: [tells(told)] });
      }
    },
    'Back and Forward between two searches bring back the search; over one search they only move the page'(open) {
      const directory = arrived(open);
      directory.send(address(['search', 'a']));
      directory.isIn(seen, { calls: flows, effects: [wanting()], context: { parameters: [['search', 'a']] } });
      directory.send(back(['search', 'a'], ['list', 'shortlist']));
      directory.isIn(seen, {
        calls: flows,
        effects: [wantingListed()],
        context: {
          parameters: [
            ['search', 'a'],
            ['list', 'shortlist'],
          ],
        },
      });
      directory.send(back());
      directory.isIn(seen, {
        calls: flows,
        effects: [{ discovery: returned }, wanting()],
        context: { parameters: [] },
      });
      directory.send(back(['search', 'b'], ['sort', 'trips_high_to_low'], ['expertise', 'sailing']));
      const again = { ...returned, searchQuery: 'b', sortBy: 'trips_high_to_low', filters: sailing };
      directory.isIn(seen, { calls: flows, effects: [{ discovery: again }, wanting()] });
    },
    '[MODAL-02] an address that names a creator opens their profile; it turns, closes and comes back with the address'(
      open,
    ) {
      const directory = arrived(open, ['creator', 'a']);
      const shown = 'search + filters + counts + focus.free + profile.open.within';
      directory.send({ type: 'profile.turn', id: 'b' });
      const turned = { addressBar: { type: 'creator.turn', id: 'b' } };
      directory.isIn(shown, { calls: { ...flows, profile: { id: 'a' } }, effects: [turned] });
      directory.send(address(['creator', 'b']));
      const beside = { calls: { ...flows, profile: { id: 'b' } }, effects: [wanting()] };
      directory.isIn(shown, { ...beside, context: { parameters: [['creator', 'b']] } });
      directory.send(address(['creator', 'b'], ['search', 'x']));
      directory.isIn(shown, beside);
      directory.send({ type: 'profile.close' });
      const left = { addressBar: { type: 'creator.leave' } };
      directory.isIn(shown, { calls: { ...flows, profile: { id: 'b' } }, effects: [left] });
      directory.send(address());
      directory.isIn(seen, { calls: flows, effects: [wanting()], context: { parameters: [] } });
      directory.rejects({ type: 'profile.turn', id: 'a' }, { type: 'profile.close' });
      directory.send(address(['creator', 'c']));
      directory.isIn(shown, { calls: { ...flows, profile: { id: 'c' } }, effects: [wanting()] });
    },
  },
});
