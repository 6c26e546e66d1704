import type { EventFromLogic } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { tripTypes } from '#contract/trip-types.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import type { PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { type Effect, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { citiesOf, listIn, oneOfEach, panelWith, shortlistOf } from './directory.flow.ts';
import { deniz } from './discovery.flow.ts';
import { creator, ids, sailing } from './discovery.journeys.ts';

const { publishedVayas: _, ...withoutTrips } = deniz;

type Directory = Run<typeof directoryMachine>;
type DirectoryEvent = EventFromLogic<typeof directoryMachine>;
const goTo = (...parameters: Parameters) => ({ type: 'address.change', parameters, isReturn: false }) as const;
const goBack = (...parameters: Parameters) => ({ ...goTo(...parameters), isReturn: true });
const listShows = (value: 'waiting' | 'loading' | 'ready' | 'appending' | { failed: 'list' }, rows: CreatorItem[]) =>
  ({ type: 'xstate.snapshot.discovery', snapshot: listIn(value, rows) }) as const;
const shortlistShows = (...listed: string[]) =>
  ({ type: 'xstate.snapshot.shortlist', snapshot: shortlistOf(...listed) }) as const;
const panelShows = (group: PanelGroup | null) =>
  ({ type: 'xstate.snapshot.panel', snapshot: panelWith(group) }) as const;
const listsShow = { type: 'xstate.snapshot.lists', snapshot: oneOfEach } as const;
const citySearchShows = (...names: string[]) =>
  ({ type: 'xstate.snapshot.city', snapshot: citiesOf(...names) }) as const;
const turn = { type: 'profile.turn', id: 'b' } as const;
const close = { type: 'profile.close' } as const;
const compare = (id: string) => ({ type: 'comparison.toggle', id }) as const;
const openList = (isStep: boolean) => ({ type: 'list.open', list: 'list-2', isStep }) as const;

const countFor = (question: object) => ({ counts: { type: 'question.tell', told: question } });
const countForSearch = countFor({ query: { ...noFilters, search: 'a' }, options: { tripType: [...tripTypes] } });
const writeSearch = { addressBar: { type: 'search.write', parameters: [['search', 'a']] } };
const writeAddress = (parameters: Parameters, isStep = false) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const turnAddress = { addressBar: { type: 'creator.turn', id: 'b' } };
const leaveCreator = { addressBar: { type: 'creator.leave' } };
const fetchDetails = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted, isListed: false } });
const fetchListed = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted, isListed: true } });
const retryDetails = { details: { type: 'call.retry' } };
const loadMore = { discovery: { type: 'page.more' } };
const returnToAll = { type: 'query.return', searchQuery: '', sortBy: 'default', filters: noFilters };
/** The effects of a list that shows creators, where none lacks its trips. */
const afterList = [writeSearch, fetchDetails(), countForSearch];

const fold = { panel: { type: 'panel.dismiss' } };
const narrow = { panel: { type: 'text.change', text: 'ka' } };
const findCities = { city: { type: 'text.change', text: 'ka' } };
const forgetCities = { city: { type: 'search.close' } };
const filterActions: [action: DirectoryEvent, effects: Effect[]][] = [
  [{ type: 'filters.apply' }, [{ discovery: { type: 'list.load' } }, fold, { panel: { type: 'sheet.close' } }]],
  [{ type: 'group.toggle', group: 'city' }, [{ panel: { type: 'group.toggle', group: 'city' } }, forgetCities]],
  [{ type: 'group.dismiss' }, [fold, forgetCities]],
  [{ type: 'group.search', group: 'city', text: 'ka' }, [narrow, findCities]],
  [{ type: 'group.search', group: 'there', text: 'ka' }, [narrow, findCities]],
  [{ type: 'group.search', group: 'offer', text: 'ka' }, [narrow]],
];

const offered = { expertise: ['sailing'], language: ['tr'], offer: ['press-trip'] };
const optionChanges: [snapshot: DirectoryEvent, effects: Effect[]][] = [
  [panelShows('offer'), [countFor({ group: 'offer' })]],
  [panelShows('there'), [countFor({ group: null })]],
  [panelShows(null), [countFor({ group: null })]],
  [listsShow, [countFor({ options: { ...offered, service: ['photo-shoot'], city: ['Kaş'] } })]],
  [citySearchShows('Kaş', 'Kastamonu'), [countFor({ options: { found: ['Kaş', 'Kastamonu'] } })]],
];
const sendAll = (directory: Directory, events: typeof filterActions): Effect[] => {
  directory.send(...events.map(([event]) => event));
  return events.flatMap(([, effects]) => effects);
};

const flows = {
  discovery: followed({ searchQuery: '', sortBy: 'default', filters: noFilters }),
  shortlist: followed(),
  details: undefined,
  panel: followed(),
  lists: followed(),
  city: followed({ least: 1 }),
  counts: undefined,
};
const at = (focus: 'free' | 'awaiting', profile = 'closed') =>
  `search + filters + counts + focus.${focus} + profile.${profile}`;
const showsList = (directory: Directory, effects: Effect[], context = {}) =>
  directory.isIn(at('free'), { calls: flows, effects, context });
const overProfile = (id: string, effects: Effect[]) => ({ calls: { ...flows, profile: { id } }, effects });

const opened = (open: Open<typeof directoryMachine>, ...parameters: Parameters): Directory => {
  const directory = open({ parameters, today: '2026-06-10' });
  const isProfile = parameters.length > 0;
  directory.isIn(isProfile ? at('free', 'open.within') : at('free'), {
    calls: isProfile ? { ...flows, profile: { id: 'a' } } : flows,
    effects: [{ loadLater: undefined }],
  });
  return directory;
};

export const journeys = journeysOf({
  machine: directoryMachine,
  file: 'directory/directory.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'starts the search of the address, and notes the parameters it ignores'(open) {
      const parameters: Parameters = [
        ['search', 'deniz'],
        ['sort', 'trips_high_to_low'],
        ['expertise', 'sailing'],
        ['colour', 'blue'],
      ];
      const search = { searchQuery: 'deniz', sortBy: 'trips_high_to_low', filters: sailing };
      open({ parameters, today: '2026-06-10' }).isIn(at('free'), {
        calls: { ...flows, discovery: followed(search) },
        effects: [{ loadLater: undefined }],
        context: { parameters, ignored: ['colour'], today: '2026-06-10', listed: [], before: 0 },
      });
    },
    'writes a search to the address once it is sent, and fetches the trips that the list lacks'(open) {
      const directory = opened(open);
      directory.send(listShows('waiting', [withoutTrips]));
      showsList(directory, [countFor({ query: null, options: { tripType: [...tripTypes] } })]);
      directory.send(listShows('loading', [withoutTrips]));
      showsList(directory, [writeSearch, retryDetails, countForSearch]);
      directory.send(listShows('ready', [withoutTrips, creator('b')]));
      showsList(directory, [writeSearch, fetchDetails(withoutTrips._id), countForSearch]);
      directory.send(listShows({ failed: 'list' }, [withoutTrips]));
      showsList(directory, [writeSearch, fetchDetails(withoutTrips._id), countForSearch]);
    },
    'fetches the creators of the shortlist that the search does not show'(open) {
      const directory = opened(open);
      directory.send(listShows('ready', [withoutTrips, creator('b')]), shortlistShows(withoutTrips._id, 'b', 'z'));
      const fetchOne = fetchDetails(withoutTrips._id);
      showsList(directory, [writeSearch, fetchOne, countForSearch, fetchOne], { listed: [withoutTrips._id, 'b', 'z'] });
      directory.send(goTo(['list', 'shortlist']));
      showsList(directory, [fetchListed(withoutTrips._id, 'z')]);
      for (const [shown, wanted] of [
        [
          [withoutTrips._id, 'y'],
          [withoutTrips._id, 'y'],
        ],
        [[withoutTrips._id], [withoutTrips._id]],
        [[], [withoutTrips._id]],
      ] as const) {
        directory.send(shortlistShows(...shown));
        showsList(directory, [fetchListed(...wanted)]);
      }
    },
    'moves the keyboard focus to the first card of a new page, unless the page failed'(open) {
      const directory = opened(open);
      const appending = listShows('appending', ids(['a', 'b']));
      const ready = listShows('ready', ids(['a', 'b', 'c', 'd']));
      directory.send(appending, appending);
      directory.isIn(at('awaiting'), { calls: flows, effects: [...afterList, ...afterList], context: { before: 2 } });
      directory.send(ready);
      showsList(directory, [{ focusCard: 'c' }, ...afterList]);
      directory.send(appending, listShows({ failed: 'list' }, ids(['a', 'b'])), ready);
      showsList(directory, [...afterList, ...afterList, ...afterList]);
    },
    '[FILTER-14, FILTER-16, FILTER-17, FILTER-18, FILTER-23] passes a filter action to the flows it concerns'(open) {
      for (const [action, effects] of filterActions) {
        const directory = opened(open);
        directory.send(action);
        showsList(directory, effects);
      }
    },
    'counts the options of the open group, as they are offered'(open) {
      for (const [snapshot, effects] of optionChanges) {
        const directory = opened(open);
        directory.send(snapshot);
        showsList(directory, effects);
      }
    },
    'writes up to four creators to compare to the address, and removes them again'(open) {
      const directory = opened(open);
      const chosen = (...ids: string[]) => ids.map((id): [string, string] => ['compare', id]);
      directory.send(compare('a'));
      showsList(directory, [writeAddress(chosen('a'))]);
      directory.send(goTo(['list', 'shortlist'], ...chosen('a', 'b', 'c')), compare('d'));
      showsList(directory, [fetchListed(), writeAddress([['list', 'shortlist'], ...chosen('a', 'b', 'c', 'd')])]);
      directory.send(goTo(['search', 'x'], ...chosen('a', 'b', 'c', 'd')));
      directory.rejects(compare('e'));
      directory.send(compare('b'));
      showsList(directory, [fetchDetails(), writeAddress([['search', 'x'], ...chosen('a', 'c', 'd')])]);
    },
    'opens another list in the same search'(open) {
      const directory = opened(open);
      directory.send(goTo(['list', 'list-1'], ['search', 'x'], ['compare', 'a']), openList(true), openList(false));
      const parameters: Parameters = [
        ['search', 'x'],
        ['compare', 'a'],
        ['list', 'list-2'],
      ];
      showsList(directory, [fetchListed(), writeAddress(parameters, true), writeAddress(parameters)]);
    },
    'restores the search on Back and Forward between two searches, but not within one'(open) {
      const directory = opened(open);
      directory.send(goTo(['search', 'a']), goBack(['search', 'a'], ['list', 'shortlist']));
      showsList(directory, [fetchDetails(), fetchListed()], {
        parameters: [
          ['search', 'a'],
          ['list', 'shortlist'],
        ],
      });
      directory.send(goBack());
      showsList(directory, [{ discovery: returnToAll }, fetchDetails()], { parameters: [] });
      directory.send(goBack(['search', 'b'], ['sort', 'trips_high_to_low'], ['expertise', 'sailing']));
      const search = { ...returnToAll, searchQuery: 'b', sortBy: 'trips_high_to_low', filters: sailing };
      showsList(directory, [{ discovery: search }, fetchDetails()]);
    },
    '[MODAL-02] shows the profile of the creator in the address, and turns and closes it with the address'(open) {
      const directory = opened(open, ['creator', 'a']);
      directory.send(turn);
      directory.isIn(at('free', 'open.within'), overProfile('a', [turnAddress]));
      directory.send(goTo(['creator', 'b']), goTo(['creator', 'b'], ['search', 'x']));
      directory.isIn(at('free', 'open.within'), overProfile('b', [fetchDetails(), fetchDetails()]));
      directory.send(close);
      directory.isIn(at('free', 'open.within'), overProfile('b', [leaveCreator]));
      directory.send(goTo());
      showsList(directory, [fetchDetails()], { parameters: [] });
      directory.rejects(turn, close);
      directory.send(goTo(['creator', 'c']));
      directory.isIn(at('free', 'open.within'), overProfile('c', [fetchDetails()]));
    },
    'loads more creators at the last profile, and keeps the keyboard focus in the profile'(open) {
      const directory = opened(open, ['creator', 'a']);
      directory.send(listShows('ready', ids(['b', 'a'])), turn, close);
      directory.isIn(at('free', 'open.atEnd'), {
        ...overProfile('a', [...afterList, loadMore, turnAddress, leaveCreator]),
        same: ['profile'],
      });
      directory.send(listShows('appending', ids(['b', 'a'])), listShows('ready', ids(['b', 'a', 'c'])));
      directory.isIn(at('free', 'open.within'), {
        ...overProfile('a', [...afterList, ...afterList]),
        same: ['profile'],
      });
    },
    'keeps each part of the page as it is while another part changes'(open) {
      const directory = opened(open, ['creator', 'a']);
      const appending = listShows('appending', ids(['a', 'b']));
      const stays = (focus: 'free' | 'awaiting', effects: Effect[]) =>
        directory.isIn(at(focus, 'open.within'), { ...overProfile('a', effects), same: ['profile', 'discovery'] });
      directory.send(appending);
      stays('awaiting', afterList);
      directory.send(shortlistShows('z'));
      stays('awaiting', [fetchDetails()]);
      stays('awaiting', sendAll(directory, filterActions));
      stays('awaiting', sendAll(directory, optionChanges));
      directory.send(turn, close);
      stays('awaiting', [turnAddress, leaveCreator]);
      directory.send(openList(true));
      stays('awaiting', [
        writeAddress(
          [
            ['creator', 'a'],
            ['list', 'list-2'],
          ],
          true,
        ),
      ]);
      directory.send(compare('c'));
      stays('awaiting', [
        writeAddress([
          ['creator', 'a'],
          ['compare', 'c'],
        ]),
      ]);
      directory.send(goTo(['creator', 'a'], ['search', 'x']), goBack(['creator', 'a']));
      stays('awaiting', [fetchDetails(), { discovery: returnToAll }, fetchDetails()]);
      directory.send(listShows('ready', ids(['a', 'b', 'c'])));
      stays('free', afterList);
      directory.send(appending, listShows({ failed: 'list' }, ids(['a', 'b'])));
      stays('free', [...afterList, ...afterList]);
      directory.send(listShows('loading', ids(['a', 'b'])));
      stays('free', [writeSearch, retryDetails, countForSearch]);

      directory.send(appending, goTo(['creator', 'b']));
      directory.isIn(at('awaiting', 'open.atEnd'), {
        ...overProfile('b', [...afterList, fetchDetails(), loadMore]),
        same: ['discovery'],
        restarted: ['profile'],
      });
      directory.isIn(at('awaiting', 'open.atEnd'), {
        ...overProfile('b', sendAll(directory, optionChanges)),
        same: ['discovery', 'profile'],
      });
      directory.send(goTo());
      directory.isIn(at('awaiting'), { calls: flows, effects: [fetchDetails()] });
    },
  },
});
