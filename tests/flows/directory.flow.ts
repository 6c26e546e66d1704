import { directoryMachine } from '#machines/directory/directory.machine.ts';
import type { ReferenceLists } from '#machines/reference-lists/reference-lists.machine.ts';
import { emptyQuery } from '#rules/directory.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { deniz, withoutTrips } from './discovery.flow.ts';

export const cityNamed = (cityName: string) => ({ _id: cityName, cityName, stateName: '', countryName: '' });

export const oneOfEach: ReferenceLists = {
  languages: [{ _id: 'tr', name: 'Turkish' }],
  expertises: [{ _id: 'sailing', name: 'Sailing' }],
  services: [{ _id: 'photo-shoot', name: 'Photo shoot', code: 'PHOTO_SHOOT' }],
  serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
  suggestedCities: [cityNamed('Kaş')],
};

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
        {
          parameters: [
            ['list', 'shortlist'],
            ['listSearch', 'sea'],
          ],
          isReturn: true,
        },
      ],
      'group.toggle': [{ group: 'city' }],
      'group.search': [
        { group: 'city', text: 'kaş' },
        { group: 'expertise', text: 'sail' },
      ],
      'profile.turn': [{ id: 'creator-2' }],
      'comparison.toggle': [{ id: 'creator-1' }],
      'search.started': [{ query: { ...emptyQuery, search: 'a' }, sort: 'default' }],
      'creators.loaded': [
        { creators: [withoutTrips], tripTypes: [] },
        { creators: [withoutTrips, deniz], tripTypes: ['NIGHT_WALK'] },
      ],
      'page.appended': [{ creators: [deniz] }],
      'shortlist.changed': [{ ids: [] }, { ids: ['creator-1', 'creator-9'] }],
      'group.changed': [{ group: 'offer' }, { group: null }],
      'lists.loaded': [{ lists: oneOfEach }],
      'cities.changed': [{ cities: [cityNamed('Kaş')] }],
      'lists.changed': [{ lists: [] }],
      'list.created': [
        { id: 'list-1', creatorId: null },
        { id: 'list-1', creatorId: 'creator-1' },
      ],
      'list.search': [{ search: 'sea' }],
      'list.sort': [{ sort: 'name' }],
    },
    answers: {},
    vertex: ({ parameters, look }) => [parameters[0] ?? null, look],
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    conditions: {
      isForCreator: 'the list was made to move a creator into it',
      namesCreator: 'the address names a creator',
      'not namesCreator': 'the address names no creator',
      returnsToAnotherSearch: 'the address before had another search',
    },
  },
  words: {
    'address.change': ({ parameters: [first], isReturn }) =>
      `Go ${isReturn ? 'back ' : ''}to ${first ? `?${first[0]}=${first[1]}` : 'the list alone'}`,
    'filters.applied': 'Press Apply Filters',
    'group.toggle': ({ group }) => `Press the group ${group}`,
    'group.search': ({ group, text }) => `Type ${text} into the search of the group ${group}`,
    'group.dismiss': 'Click outside the panel, or press Escape',
    'profile.turn': 'Turn to another profile',
    'profile.close': 'Close the profile',
    'comparison.toggle': 'Choose a creator to compare, or remove one',
    'query.changed': 'Type a letter, or choose a filter',
    'search.started': 'The search is sent',
    'creators.loaded': ({ creators }) => `The list shows ${creators.length === 1 ? 'one creator' : 'two creators'}`,
    'page.appended': 'Another page arrives',
    'shortlist.changed': ({ ids }) => `The shortlist holds ${ids.length === 0 ? 'no creator' : 'two creators'}`,
    'group.changed': ({ group }) => (group === null ? 'The group closes' : `The group ${group} opens`),
    'lists.loaded': 'The options arrive',
    'cities.changed': 'The city search finds Kaş',
    'lists.changed': 'The lists of the shortlist change',
    'lists.outdated': 'A list was removed elsewhere',
    'list.created': ({ creatorId }) => (creatorId === null ? 'Make a list' : 'Make a list for a creator'),
    'list.removed': 'Remove list',
    'list.search': ({ search }) => `Search the list for ${search}`,
    'list.sort': 'Sort the list by name',
    'call.cancelled': 'Cancel a change of the lists before the answer',
  },
} satisfies Flow;
