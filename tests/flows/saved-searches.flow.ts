import type { SavedSearch } from '#contract/sponsor.ts';
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
  matches: 12,
  mails: 'off',
};
export const walkers: SavedSearch = {
  ...divers,
  _id: 'search-2',
  name: 'Walkers',
  query: 'search=deniz&sort=trips_high_to_low',
  newMatches: 0,
  matches: 1,
  mails: 'weekly',
};
export const rejected = { kind: 'refused', message: 'You already have a saved search with this name.' } as const;
const page = ['Saved searches'];
const mailsOf = (name: string, chosen: string) => `Emails about new matches of “${name}” ${chosen}`;

export const flow = {
  model: modelOf({
    title: 'Saved searches',
    machine: savedSearchesMachine,
    input: undefined,
    events: {
      'search.open': [{ id: 'search-1' }],
      'search.rename': [{ id: 'search-1' }],
      'search.delete': [{ id: 'search-1' }],
      'search.mail': [{ id: 'search-1', mails: 'daily' }],
      'rename.type': [{ name: 'Divers of Kaş' }, { name: '' }],
    },
    answers: {
      fetchSearches: [[divers, walkers], []],
      changeSearch: [
        { kind: 'searches', searches: [{ ...divers, mails: 'daily' }] },
        { kind: 'searches', searches: [] },
        { kind: 'missing' },
        rejected,
      ],
      openSearch: [{ kind: 'opened', newMatches: ['creator-1'] }, { kind: 'missing' }, rejected],
    },
    restingStates: ['ready.calm', 'ready.missing'],
    vertex: ({ searches, chosen }) => [searches.length === 0, chosen.name],
    isConsistent: (page, _, { openSearch }) => !page.matches('noting') || openSearch?.id === page.context.chosen.id,
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery/searches',
    start: 'Sign in at `/discovery` as the demo sponsor, save a search, and follow Saved searches.',
    answers: {
      fetchSearches: { done: 'open the page' },
      changeSearch: {
        searches: 'rename or delete a search, or choose its emails',
        missing: 'delete the search in another tab first',
        refused: 'rename a search to the name of another one',
      },
      openSearch: {
        opened: 'press a search',
        missing: 'delete the search in another tab first',
        refused: 'not by hand: only after 300 calls in a minute',
      },
    },
  },
  words: {
    'search.open': 'Press a search',
    'search.rename': 'Press Rename on a search',
    'search.delete': 'Press Delete on a search',
    'search.mail': 'Choose “Daily email” for a search',
    'rename.type': ({ name }) => (name.trim() === '' ? 'Empty the new name' : `Type the new name ${name}`),
  },
  shown: {
    buttons: { Cancel: null },
    texts: {
      loading: ['Saved searches', 'Loading your searches...'],
      failed: ['Saved searches', 'Try again'],
      'ready.calm': page,
      'ready.refused': page,
      'ready.missing': [...page, 'This search was deleted in another tab or on another device.'],
      refreshing: page,
      'ready.naming': [...page, 'New name'],
      renaming: [...page, 'New name', 'Saving...'],
      confirming: [...page, 'Delete “Divers”?'],
      deleting: [...page, 'Deleting...'],
      choosingMails: [...page, 'Saving...'],
      noting: [...page, 'Opening...'],
      opened: [...page, 'Opening...'],
    },
    facts: {
      'ready.calm': ({ searches }) =>
        searches.length === 2
          ? {
              'Saved searches': [
                `Divers 3 new 12 matches: diving ${mailsOf('Divers', 'No emails')}`,
                `Walkers 1 match: “deniz” · Trips: high to low ${mailsOf('Walkers', 'Weekly email')}`,
              ],
              'Emails about new matches of “Divers”': 'No emails',
              'Emails about new matches of “Walkers”': 'Weekly email',
            }
          : {},
    },
  },
  gestures: {
    'search.open': ({ press }) => press(/^Divers/),
    'search.rename': ({ press }) => press('Rename “Divers”'),
    'search.delete': ({ press }) => press('Delete “Divers”'),
    'action.confirm': ({ press }) => press('Delete'),
    'action.cancel': ({ press }) => press('Cancel'),
    'search.mail': ({ choose }) => choose('Emails about new matches of “Divers”', 'Daily email'),
    'rename.type': ({ refill }, { name }) => refill('New name', name),
    'rename.confirm': ({ press }) => press('Save name'),
    'change.leave': ({ press }) => press('Cancel'),
    'call.retry': ({ press }) => press('Try again'),
  },
  /** The form of a search replaces its name and its buttons. */
  isOffered: (snapshot, { id }) => id === undefined || lookOf(id)(snapshot) === 'calm',
} satisfies Flow;
