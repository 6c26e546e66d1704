import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { cityShows, listsShow, panelShows } from './directory.journeys.ts';
import { deniz, withoutTrips } from './discovery.flow.ts';

const idle = { filters: noFilters, applied: noFilters, currentPage: 1, totalPages: 2, totalCreators: 2 };
const nothing = { tripTypes: [], relaxations: [], error: null };
const listShows = (said: string, value: string, searchQuery: string, searchResults = [withoutTrips]) => ({
  said,
  snapshot: discoveryMachine.resolveState({
    value: value as never,
    context: { ...idle, ...nothing, sortBy: 'default', searchQuery, searchResults },
  }),
});
const one = [withoutTrips];
const two = [...one, deniz];
const shortlistShows = (said: string, ids: string[]) => ({
  said,
  snapshot: shortlistMachine.resolveState({
    value: { ready: 'calm' },
    context: {
      list: Object.fromEntries(ids.map((id) => [id, { note: '', listId: null, invitation: null }])),
      lists: [],
      change: null,
      next: [],
      drafts: {},
      left: {},
      message: null,
    },
  }),
});

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
        listShows('that it pauses after a letter', 'waiting', 'a', one),
        listShows('that it loads that letter', 'loading', 'a', one),
        listShows('one creator', 'ready', 'a', one),
        listShows('that it loads more', 'appending', 'a', one),
        listShows('two creators', 'ready', 'a', two),
        listShows('that it failed', 'failed', 'a', one),
      ],
      'xstate.snapshot.shortlist': [
        shortlistShows('nobody', []),
        shortlistShows('two creators', ['creator-1', 'creator-9']),
      ],
      'xstate.snapshot.panel': [{ said: 'the offers', snapshot: panelShows('offer').snapshot }],
      'xstate.snapshot.lists': [{ said: 'one option of each', snapshot: listsShow.snapshot }],
      'xstate.snapshot.city': [{ said: 'that it found Kaş', snapshot: cityShows('Kaş').snapshot }],
    },
    answers: {},
    vertex: ({ parameters }) => parameters[0] ?? null,
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    conditions: { isAsked: 'the search was sent: typing has paused for 0.3 s' },
  },
  words: {
    'address.change': ({ parameters: [first], isReturn }) =>
      `Go ${isReturn ? 'back ' : ''}to ${first ? `?${first[0]}=${first[1]}` : 'the list alone'}`,
    'filters.apply': 'Press Apply Filters',
    'group.toggle': ({ group }) => `Press the group ${group}`,
    'group.search': ({ group, text }) => `Type ${text} into the search of the group ${group}`,
    'group.dismiss': 'Press beside the panel, or Escape',
    'profile.turn': 'Turn to another profile',
    'profile.close': 'Close the profile',
    'list.open': 'Make a list, or remove one',
    'comparison.toggle': 'Choose a creator to compare, or leave them out',
  },
} satisfies Flow;
