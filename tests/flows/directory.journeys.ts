import type { EventFromLogic } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import type { FilterName } from '#contract/directory-choices.ts';
import { tripTypes } from '#contract/trip-choices.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { emptyQuery, noFilters } from '#rules/directory.ts';
import type { Parameters } from '#rules/parameters.ts';
import type { Effect } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { cityNamed, oneOfEach } from './directory.flow.ts';
import { deniz } from './discovery.flow.ts';
import { creator, ids, sailing } from './discovery.journeys.ts';

const { publishedVayas: _, ...withoutTrips } = deniz;

type Directory = Run<typeof directoryMachine>;
type DirectoryEvent = EventFromLogic<typeof directoryMachine>;
const goTo = (...parameters: Parameters) => ({ type: 'address.change', parameters, isReturn: false }) as const;
const goBack = (...parameters: Parameters) => ({ ...goTo(...parameters), isReturn: true });
const searchA = { ...emptyQuery, search: 'a' };
const typed = { type: 'query.changed' } as const;
const close = { type: 'profile.close' } as const;
const removed = { type: 'list.removed' } as const;
const started = { type: 'search.started', query: searchA, sort: 'default' } as const;
const loaded = (...creators: CreatorItem[]) =>
  ({ type: 'creators.loaded', creators, tripTypes: ['NIGHT_WALK'] }) as const;
const appended = (...creators: CreatorItem[]) => ({ type: 'page.appended', creators }) as const;
const listed = (...creatorIds: string[]) => ({ type: 'shortlist.changed', ids: creatorIds }) as const;
const groupChanged = (group: FilterName | null) => ({ type: 'group.changed', group }) as const;
const citiesFound = (...names: string[]) => ({ type: 'cities.changed', cities: names.map(cityNamed) }) as const;
const turn = { type: 'profile.turn', id: 'b' } as const;
const compare = (id: string) => ({ type: 'comparison.toggle', id }) as const;
const created = (creatorId: string | null) => ({ type: 'list.created', id: 'list-2', creatorId }) as const;

const countFor = (change: object) => ({ counts: { type: 'question.change', change } });
const countTripTypes = countFor({ options: { tripType: [...tripTypes, 'NIGHT_WALK'] } });
const writeSearch = { addressBar: { type: 'search.write', parameters: [['search', 'a']] } };
const writeAddress = (parameters: Parameters, isStep = false) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const turnAddress = { addressBar: { type: 'creator.turn', id: 'b' } };
const leaveCreator = { addressBar: { type: 'creator.leave' } };
const fetchDetails = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted, isListed: false } });
const fetchListed = (...wanted: string[]) => ({ details: { type: 'details.want', ids: wanted, isListed: true } });
const retryDetails = { details: { type: 'call.retry' } };
const readAhead = (id: string) => ({ discovery: { type: 'creator.reached', id } });
const closeSearchDialog = { searchSaving: { type: 'change.leave' } };
const closeDialogs = [
  { ownLists: { type: 'change.leave' } },
  { listAddition: { type: 'change.leave' } },
  closeSearchDialog,
];
/** Another list is shown: what was chosen in the one before is not chosen in it. */
const leaveDialogs = [...closeDialogs, { listAddition: { type: 'choice.end' } }];
const leaveList = { shortlist: { type: 'list.leave' } };
const returnToAll = { type: 'query.return', searchQuery: '', sortBy: 'default', filters: noFilters };
const afterStart = [writeSearch, retryDetails, countFor({ query: searchA })];
const afterLoad = [fetchDetails(), countTripTypes];

const summer = { _id: 'summer', name: 'Summer' };
const putIntoList = (id: string, listId: string) => ({
  shortlist: { type: 'entry.put', ids: [id], listId, isIn: true },
});

const fold = { panel: { type: 'panel.dismiss' } };
const narrow = { panel: { type: 'text.change', text: 'ka' } };
const findCities = { city: { type: 'text.change', text: 'ka' } };
const forgetCities = { city: { type: 'search.close' } };
const filterActions: [action: DirectoryEvent, effects: Effect[]][] = [
  [{ type: 'filters.applied' }, [fold, { panel: { type: 'sheet.close' } }]],
  [{ type: 'group.toggle', group: 'city' }, [{ panel: { type: 'group.toggle', group: 'city' } }, forgetCities]],
  [{ type: 'group.dismiss' }, [fold, forgetCities]],
  [{ type: 'group.search', group: 'city', text: 'ka' }, [narrow, findCities]],
  [{ type: 'group.search', group: 'there', text: 'ka' }, [narrow, findCities]],
  [{ type: 'group.search', group: 'offer', text: 'ka' }, [narrow]],
];

const offered = { expertise: ['sailing'], language: ['tr'], offer: ['press-trip'] };
const optionChanges: [event: DirectoryEvent, effects: Effect[]][] = [
  [typed, [countFor({ query: null })]],
  [groupChanged('offer'), [countFor({ group: 'offer' })]],
  [groupChanged('there'), [countFor({ group: null })]],
  [groupChanged(null), [countFor({ group: null })]],
  [
    { type: 'lists.loaded', lists: oneOfEach },
    [countFor({ options: { ...offered, service: ['photo-shoot'], city: ['Kaş'] } })],
  ],
  [citiesFound('Kaş', 'Kastamonu'), [countFor({ options: { found: ['Kaş', 'Kastamonu'] } })]],
];
const listChanges: [event: DirectoryEvent, effects: Effect[]][] = [
  [{ type: 'lists.changed', lists: [summer] }, [{ shortlist: { type: 'lists.replace', lists: [summer] } }]],
  [{ type: 'lists.outdated' }, [{ shortlist: { type: 'lists.refresh' } }]],
  [{ type: 'call.cancelled' }, [{ shortlist: { type: 'list.expire' } }]],
  [created('a'), [putIntoList('a', 'list-2')]],
];
const sendAll = (directory: Directory, events: typeof filterActions): Effect[] => {
  directory.send(...events.map(([event]) => event));
  return events.flatMap(([, effects]) => effects);
};

const flows = {
  discovery: { searchQuery: '', sortBy: 'default', filters: noFilters },
  shortlist: undefined,
  ownLists: undefined,
  listAddition: undefined,
  searchSaving: undefined,
  details: undefined,
  panel: undefined,
  lists: undefined,
  city: { minLetters: 1 },
  counts: undefined,
};
const at = (profile = 'closed', look = 'written') =>
  `search + filters + counts + lists + look.${look} + profile.${profile}`;
const showsList = (directory: Directory, effects: Effect[], context = {}) =>
  directory.isIn(at(), { calls: flows, effects, context });
const overProfile = (id: string, effects: Effect[]) => ({ calls: { ...flows, profile: { id } }, effects });

const opened = (open: Open<typeof directoryMachine>, ...parameters: Parameters): Directory => {
  const directory = open({ parameters, today: '2026-06-10' });
  if (parameters.length > 0) directory.isIn(at('open'), overProfile('a', [readAhead('a')]));
  else showsList(directory, []);
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
      open({ parameters, today: '2026-06-10' }).isIn(at(), {
        calls: { ...flows, discovery: search },
        context: { parameters, ignored: ['colour'], today: '2026-06-10', loaded: [], listed: [] },
      });
    },
    'writes a search to the address once it is sent, and fetches the trips that the list lacks'(open) {
      const directory = opened(open);
      directory.send(typed);
      showsList(directory, [countFor({ query: null })]);
      directory.send(started);
      showsList(directory, afterStart);
      directory.send(loaded(withoutTrips, creator('b')));
      showsList(directory, [fetchDetails(withoutTrips._id), countTripTypes]);
    },
    'fetches the creators of the shortlist that the search does not show'(open) {
      const directory = opened(open);
      directory.send(loaded(withoutTrips, creator('b')), listed(withoutTrips._id, 'b', 'z'));
      const fetchOne = fetchDetails(withoutTrips._id);
      showsList(directory, [fetchOne, countTripTypes, fetchOne], { listed: [withoutTrips._id, 'b', 'z'] });
      directory.send(goTo(['list', 'shortlist']));
      showsList(directory, [fetchListed(withoutTrips._id, 'z'), leaveList, ...leaveDialogs]);
      for (const [shown, wanted] of [
        [
          [withoutTrips._id, 'y'],
          [withoutTrips._id, 'y'],
        ],
        [[withoutTrips._id], [withoutTrips._id]],
        [[], [withoutTrips._id]],
      ] as const) {
        directory.send(listed(...shown));
        showsList(directory, [fetchListed(...wanted)]);
      }
    },
    'moves the keyboard focus to the first new card of another page'(open) {
      const directory = opened(open);
      directory.send(loaded(...ids(['a', 'b'])), appended(...ids(['b', 'c', 'd'])));
      showsList(directory, [...afterLoad, { focusCard: 'c' }]);
      directory.send(loaded(...ids(['a', 'b', 'c', 'd'])));
      showsList(directory, afterLoad);
    },
    '[FILTER-14, FILTER-16, FILTER-17, FILTER-18, FILTER-23] passes a filter action to the flows it concerns'(open) {
      for (const [action, effects] of filterActions) {
        const directory = opened(open);
        directory.send(action);
        showsList(directory, effects);
      }
    },
    'counts the options of the open group, as they are offered'(open) {
      for (const [event, effects] of optionChanges) {
        const directory = opened(open);
        directory.send(event);
        showsList(directory, effects);
      }
    },
    'writes up to four creators to compare to the address, and removes them again'(open) {
      const directory = opened(open);
      const chosen = (...ids: string[]) => ids.map((id): [string, string] => ['compare', id]);
      directory.send(compare('a'));
      showsList(directory, [writeAddress(chosen('a'))]);
      directory.send(goTo(['list', 'shortlist'], ...chosen('a', 'b', 'c')), compare('d'));
      showsList(directory, [
        fetchListed(),
        leaveList,
        ...leaveDialogs,
        writeAddress([['list', 'shortlist'], ...chosen('a', 'b', 'c', 'd')]),
      ]);
      directory.send(goTo(['search', 'x'], ...chosen('a', 'b', 'c', 'd')));
      directory.rejects(compare('e'));
      directory.send(compare('b'));
      showsList(directory, [
        fetchDetails(),
        leaveList,
        ...leaveDialogs,
        writeAddress([['search', 'x'], ...chosen('a', 'c', 'd')]),
      ]);
    },
    'opens a new list in the same search, and the first list after one was removed'(open) {
      const directory = opened(open);
      directory.send(goTo(['list', 'list-1'], ['search', 'x'], ['compare', 'a']), created(null), removed);
      const kept: Parameters = [
        ['search', 'x'],
        ['compare', 'a'],
      ];
      showsList(directory, [
        fetchListed(),
        leaveList,
        ...leaveDialogs,
        writeAddress([...kept, ['list', 'list-2']], true),
        writeAddress([...kept, ['list', 'shortlist']]),
      ]);
    },
    'shows the search and the order of a list at once, and writes them into the address after a pause'(open) {
      const list = ['list', 'shortlist'] as const;
      const directory = opened(open);
      const look = (search: string, sort: 'added' | 'name' = 'added') => ({
        calls: flows,
        context: { look: { search, sort } },
      });
      directory.send(goTo(list));
      showsList(directory, [fetchListed(), leaveList, ...leaveDialogs], look('').context);
      directory.send({ type: 'list.search', search: 's' }, { type: 'list.search', search: 'sea' });
      directory.isIn(at('closed', 'typing'), look('sea'));
      directory.wait(300);
      const sea = [list, ['listSearch', 'sea']] as const;
      showsList(directory, [writeAddress(sea, true)], { parameters: sea });
      directory.send({ type: 'list.search', search: 'seaside' });
      directory.wait(300);
      const seaside = [list, ['listSearch', 'seaside']] as const;
      showsList(directory, [writeAddress(seaside)]);
      directory.send(goTo(...seaside), { type: 'list.search', search: 'shore' }, { type: 'list.sort', sort: 'name' });
      const byName = [list, ['listSearch', 'shore'], ['listSort', 'name']] as const;
      showsList(directory, [fetchListed(), writeAddress(byName, true)], look('shore', 'name').context);
      directory.send({ type: 'list.search', search: ' ' });
      directory.wait(300);
      showsList(directory, [writeAddress([list, ['listSort', 'name']])], look(' ', 'name').context);
    },
    'returns to the search and the order of a list, and starts with those of the address'(open) {
      const list = ['list', 'shortlist'] as const;
      const parameters = [list, ['listSearch', 'sea'], ['listSort', 'name']] as const;
      const directory = open({ parameters, today: '2026-06-10' });
      showsList(directory, [], { look: { search: 'sea', sort: 'name' }, ignored: [] });
      directory.send({ type: 'list.search', search: 'seas' }, goBack(list, ['listSort', 'largest']));
      showsList(directory, [fetchListed()], { look: { search: '', sort: 'added' } });
      directory.send({ type: 'list.search', search: 'sea' }, goTo(list, ['creator', 'a']));
      directory.isIn(at('open', 'typing'), {
        ...overProfile('a', [fetchListed(), ...closeDialogs, readAhead('a')]),
        context: { look: { search: 'sea', sort: 'added' } },
      });
      directory.send(goTo(['list', 'list-1'], ['creator', 'a']));
      directory.isIn(at('open'), {
        ...overProfile('a', [fetchListed(), leaveList, ...leaveDialogs, readAhead('a')]),
        context: { look: { search: '', sort: 'added' } },
      });
    },
    'passes a change of the lists to the shortlist'(open) {
      for (const [event, effects] of listChanges) {
        const directory = opened(open);
        directory.send(event);
        showsList(directory, effects);
      }
    },
    'closes the dialog of the lists when another list or profile is shown, but not within one'(open) {
      const directory = opened(open);
      directory.send(goTo(['list', 'shortlist']), goTo(['list', 'shortlist'], ['search', 'a']));
      showsList(directory, [fetchListed(), leaveList, ...leaveDialogs, fetchListed()]);
      directory.send(goTo(['list', 'list-1']));
      showsList(directory, [fetchListed(), leaveList, ...leaveDialogs]);
      directory.send(goTo(['list', 'list-1'], ['creator', 'a']));
      directory.isIn(at('open'), overProfile('a', [fetchListed(), ...closeDialogs, readAhead('a')]));
    },
    'restores the search on Back and Forward between two searches, but not within one'(open) {
      const directory = opened(open);
      directory.send(goTo(['search', 'a']), goBack(['search', 'a'], ['list', 'shortlist']));
      showsList(directory, [fetchDetails(), fetchListed(), leaveList, ...leaveDialogs], {
        parameters: [
          ['search', 'a'],
          ['list', 'shortlist'],
        ],
      });
      directory.send(goBack());
      showsList(
        directory,
        [{ discovery: returnToAll }, fetchDetails(), closeSearchDialog, leaveList, ...leaveDialogs],
        {
          parameters: [],
        },
      );
      directory.send(goBack(['search', 'b'], ['sort', 'trips_high_to_low'], ['expertise', 'sailing']));
      const search = { ...returnToAll, searchQuery: 'b', sortBy: 'trips_high_to_low', filters: sailing };
      showsList(directory, [{ discovery: search }, fetchDetails(), closeSearchDialog]);
    },
    '[MODAL-02] shows the profile of the creator in the address, and turns and closes it with the address'(open) {
      const directory = opened(open, ['creator', 'a']);
      directory.send(turn);
      directory.isIn(at('open'), overProfile('a', [turnAddress]));
      directory.send(goTo(['creator', 'b']), goTo(['creator', 'b'], ['search', 'x']));
      directory.isIn(
        at('open'),
        overProfile('b', [fetchDetails(), ...closeDialogs, readAhead('b'), fetchDetails(), readAhead('b')]),
      );
      directory.send(close);
      directory.isIn(at('open'), overProfile('b', [leaveCreator]));
      directory.send(goTo());
      showsList(directory, [fetchDetails(), ...closeDialogs, readAhead('')], { parameters: [] });
      directory.rejects(turn, close);
      directory.send(goTo(['creator', 'c']));
      directory.isIn(at('open'), overProfile('c', [fetchDetails(), ...closeDialogs, readAhead('c')]));
    },
    'reads ahead whenever creators are loaded under a profile, and keeps the keyboard focus in it'(open) {
      const directory = opened(open, ['creator', 'a']);
      directory.send(loaded(...ids(['b', 'a'])), turn, close);
      directory.isIn(at('open'), {
        ...overProfile('a', [...afterLoad, readAhead('a'), turnAddress, leaveCreator]),
        same: ['profile'],
      });
      directory.rejects(appended(creator('c')));
      directory.send(loaded(...ids(['b', 'a', 'c'])));
      directory.isIn(at('open'), { ...overProfile('a', [...afterLoad, readAhead('a')]), same: ['profile'] });
    },
    'keeps the profile and the search as they are while other parts of the page change'(open) {
      const directory = opened(open, ['creator', 'a']);
      const stays = (effects: Effect[]) =>
        directory.isIn(at('open'), { ...overProfile('a', effects), same: ['profile', 'discovery'] });
      directory.send(started);
      stays(afterStart);
      directory.send(listed('z'));
      stays([fetchDetails()]);
      stays(sendAll(directory, filterActions));
      stays(sendAll(directory, optionChanges));
      stays(sendAll(directory, listChanges));
      directory.send(turn, close);
      stays([turnAddress, leaveCreator]);
      directory.send(created(null));
      stays([
        writeAddress(
          [
            ['creator', 'a'],
            ['list', 'list-2'],
          ],
          true,
        ),
      ]);
      directory.send(compare('c'));
      stays([
        writeAddress([
          ['creator', 'a'],
          ['compare', 'c'],
        ]),
      ]);
      directory.send(goTo(['creator', 'a'], ['search', 'x']), goBack(['creator', 'a']));
      stays([
        fetchDetails(),
        readAhead('a'),
        { discovery: returnToAll },
        fetchDetails(),
        closeSearchDialog,
        readAhead('a'),
      ]);
      directory.send(removed);
      stays([
        writeAddress([
          ['creator', 'a'],
          ['list', 'shortlist'],
        ]),
      ]);
      directory.send(goTo(['creator', 'a'], ['list', 'shortlist']), goTo(['creator', 'a']));
      stays([
        ...[fetchListed('z'), leaveList, ...leaveDialogs, readAhead('a')],
        ...[fetchDetails(), leaveList, ...leaveDialogs, readAhead('a')],
      ]);
      directory.send(goTo(['creator', 'b']));
      directory.isIn(at('open'), {
        ...overProfile('b', [fetchDetails(), ...closeDialogs, readAhead('b')]),
        same: ['discovery'],
        restarted: ['profile'],
      });
    },
  },
});
