import type { SavedSearch } from '#contract/saved-search.ts';
import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { lookOf } from '#machines/saved-searches/saved-searches.view.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const divers: SavedSearch = {
  _id: 'search-1',
  name: 'Divers',
  query: 'expertise=diving',
  openedAt: 1_700_000_000_000,
  newMatches: 3,
};
export const walkers: SavedSearch = {
  ...divers,
  _id: 'search-2',
  name: 'Walkers',
  query: 'search=deniz&sort=trips_high_to_low',
  newMatches: 0,
};
export const twenty: SavedSearch[] = Array.from({ length: 20 }, (_, index) =>
  index === 0 ? divers : { ...walkers, _id: `search-${index + 1}`, name: `Search ${index + 1}` },
);
export const rejected = { kind: 'refused', message: 'You already have a saved search with this name.' } as const;
const page = ['Saved searches', 'Back to the directory', 'Save your current search'];

export const flow = {
  model: modelOf({
    title: 'Saved searches',
    machine: savedSearchesMachine,
    input: { query: 'expertise=sailing' },
    events: {
      'name.type': [{ name: 'Sailors' }, { name: ' ' }],
      'search.save': [{}],
      'search.open': [{ id: 'search-1' }],
      'search.rename': [{ id: 'search-1' }],
      'search.delete': [{ id: 'search-1' }],
      'rename.type': [{ name: 'Divers of Kaş' }, { name: '' }],
      'rename.confirm': [{}],
      'change.leave': [{}],
      'call.retry': [{}],
    },
    answers: {
      fetchSearches: [[divers, walkers], twenty, []],
      saveSearch: [{ kind: 'searches', searches: [walkers, divers] }, rejected],
      changeSearch: [{ kind: 'searches', searches: [divers] }, { kind: 'searches', searches: [] }, rejected],
      openSearch: [{ kind: 'opened', newMatches: ['creator-1'] }, rejected],
    },
    vertex: ({ name, searches, chosen }) => [
      name.trim() === '',
      searches.length === 20,
      searches.length === 0,
      chosen.name,
    ],
    isConsistent: (page, _, { saveSearch, openSearch }) => {
      if (page.matches('saving')) return saveSearch?.name === page.context.name;
      return !page.matches('noting') || openSearch?.id === page.context.chosen.id;
    },
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery/searches',
    start: 'Sign in at `/discovery` as the demo sponsor, search, and press Searches.',
    answers: {
      fetchSearches: { done: 'open the page' },
      saveSearch: { searches: 'save it under a new name', refused: 'use the name of a search you have' },
      changeSearch: { searches: 'rename or delete a search', refused: 'rename a search to the name of another one' },
      openSearch: { opened: 'press a search', refused: 'delete the search in another tab first' },
    },
  },
  words: {
    'name.type': ({ name }) => (name.trim() === '' ? 'Empty the name' : `Type the name ${name}`),
    'search.save': 'Press Save search',
    'search.open': 'Press a search',
    'search.rename': 'Press Rename on a search',
    'search.delete': 'Press Delete on a search, and Delete in the question',
    'rename.type': ({ name }) => (name.trim() === '' ? 'Empty the new name' : `Type the new name ${name}`),
    'rename.confirm': 'Press Save name',
    'change.leave': 'Press Cancel',
    'call.retry': 'Press Try again',
  },
  shown: {
    buttons: {
      'Save search': { type: 'search.save' },
      'Save name': { type: 'rename.confirm' },
      Cancel: { type: 'change.leave' },
      'Try again': { type: 'call.retry' },
    },
    texts: {
      loading: ['Saved searches', 'Back to the directory', 'Loading your searches...'],
      failed: ['Saved searches', 'Back to the directory', 'Try again'],
      'ready.calm': page,
      'ready.saved': [...page, 'Search saved.'],
      'ready.refused': page,
      'ready.naming': [...page, 'New name'],
      saving: [...page, 'Saving...'],
      renaming: [...page, 'New name', 'Saving...'],
      deleting: [...page, 'Deleting...'],
      noting: [...page, 'Opening...'],
      opened: [...page, 'Opening...'],
    },
  },
  gestures: {
    'name.type': ({ refill }, { name }) => refill('Name', name),
    'search.save': ({ press }) => press('Save search'),
    'search.open': ({ press }) => press(/^Divers/),
    'search.rename': ({ press }) => press('Rename “Divers”'),
    'search.delete': async ({ press }) => {
      await press('Delete “Divers”');
      await press('Delete');
    },
    'rename.type': ({ refill }, { name }) => refill('New name', name),
    'rename.confirm': ({ press }) => press('Save name'),
    'change.leave': ({ press }) => press('Cancel'),
    'call.retry': ({ press }) => press('Try again'),
  },
  /** The form of a search replaces its name and its buttons. */
  isOffered: (snapshot, { id }) => id === undefined || lookOf(id)(snapshot) === 'calm',
} satisfies Flow;
