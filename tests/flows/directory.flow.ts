import type { CreatorItem } from '#contract/creator.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { type DiscoverySnapshot, discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine, type PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { deniz, withoutTrips } from './discovery.flow.ts';

/** The list of creators, searched for "a", with a filter that is chosen but not applied yet. */
export const listIn = (value: object | string, searchResults: CreatorItem[]) =>
  discoveryMachine.resolveState({
    value: value as never,
    context: {
      ...{ searchQuery: 'a', sortBy: 'default', filters: { ...noFilters, expertise: ['sailing'] }, applied: noFilters },
      ...{
        searchResults,
        currentPage: 1,
        totalPages: 2,
        totalCreators: 2,
        tripTypes: [],
        relaxations: [],
        error: null,
      },
    },
  }) as DiscoverySnapshot;

export const shortlistOf = (...ids: string[]) =>
  shortlistMachine.resolveState({
    value: { ready: 'calm' },
    context: {
      list: Object.fromEntries(ids.map((id) => [id, { note: '', listId: null, invitation: null }])),
      ...{ lists: [], change: null, next: [], drafts: {}, left: {}, message: null },
    },
  });

export const panelWith = (group: PanelGroup | null) =>
  filterPanelMachine.resolveState({
    value: { dropdown: group === null ? 'closed' : 'open', sheet: 'shut' },
    context: { group, text: '' },
  });

const city = (cityName: string) => ({ _id: cityName, cityName, stateName: '', countryName: '' });
export const citiesOf = (...names: string[]) =>
  citySearchMachine.resolveState({
    value: 'ready',
    context: { least: 1, text: 'ka', cities: names.map(city), message: null },
  });

export const oneOfEach = referenceListsMachine.resolveState({
  value: 'ready',
  context: {
    lists: {
      languages: [{ _id: 'tr', name: 'Turkish' }],
      expertises: [{ _id: 'sailing', name: 'Sailing' }],
      services: [{ _id: 'photo-shoot', name: 'Photo shoot', code: 'PHOTO_SHOOT' }],
      serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
      suggestedCities: [city('Kaş')],
    },
    failures: {},
  },
});

const one = [withoutTrips];
const two = [withoutTrips, deniz];

export const flow = {
  model: modelOf({
    title: 'Directory page',
    machine: directoryMachine,
    input: { parameters: [['list', 'shortlist']], today: '2026-06-10' },
    events: {
      'address.change': [
        { parameters: [['creator', 'creator-1']], isReturn: false },
        { parameters: [['creator', 'creator-2']], isReturn: false },
        { parameters: [], isReturn: true },
        { parameters: [['search', 'b']], isReturn: true },
      ],
      'filters.apply': [{}],
      'group.toggle': [{ group: 'city' }],
      'group.search': [
        { group: 'city', text: 'kaş' },
        { group: 'expertise', text: 'sail' },
      ],
      'group.dismiss': [{}],
      'profile.turn': [{ id: 'creator-2' }],
      'profile.close': [{}],
      'comparison.toggle': [{ id: 'creator-1' }],
      'list.open': [{ list: 'list-1', isStep: true }],
      'xstate.snapshot.discovery': [
        { said: 'that it pauses after a letter', snapshot: listIn('waiting', one) },
        { said: 'that it loads that letter', snapshot: listIn('loading', one) },
        { said: 'one creator', snapshot: listIn('ready', one) },
        { said: 'that it loads more', snapshot: listIn('appending', one) },
        { said: 'two creators', snapshot: listIn('ready', two) },
        { said: 'that it failed', snapshot: listIn({ failed: 'list' }, one) },
      ],
      'xstate.snapshot.shortlist': [
        { said: 'no creator', snapshot: shortlistOf() },
        { said: 'two creators', snapshot: shortlistOf('creator-1', 'creator-9') },
      ],
      'xstate.snapshot.panel': [{ said: 'the offers', snapshot: panelWith('offer') }],
      'xstate.snapshot.lists': [{ said: 'one option of each', snapshot: oneOfEach }],
      'xstate.snapshot.city': [{ said: 'that it found Kaş', snapshot: citiesOf('Kaş') }],
    },
    answers: {},
    vertex: ({ parameters }) => parameters[0] ?? null,
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    conditions: {
      isAtEnd: 'the open profile is the last one loaded',
      'not isAtEnd': 'the open profile is not the last one loaded',
      isAsked: 'the search was sent: typing has paused for 0.3 s',
    },
  },
  words: {
    'address.change': ({ parameters: [first], isReturn }) =>
      `Go ${isReturn ? 'back ' : ''}to ${first ? `?${first[0]}=${first[1]}` : 'the list alone'}`,
    'filters.apply': 'Press Apply Filters',
    'group.toggle': ({ group }) => `Press the group ${group}`,
    'group.search': ({ group, text }) => `Type ${text} into the search of the group ${group}`,
    'group.dismiss': 'Click outside the panel, or press Escape',
    'profile.turn': 'Turn to another profile',
    'profile.close': 'Close the profile',
    'list.open': 'Make a list, or remove one',
    'comparison.toggle': 'Choose a creator to compare, or remove one',
  },
} satisfies Flow;
