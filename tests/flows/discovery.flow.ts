import { isDeepStrictEqual } from 'node:util';
import type { CreatorItem } from '#contract/creator.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const deniz: CreatorItem = {
  _id: 'creator-1',
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  userId: { _id: 'creator-1', followersCount: 1200 },
  followersCount: 1200,
  email: 'deniz@mail.example',
  phoneNumber: '+905320000000',
  aboutMe: 'I sail along the Lycian coast.',
  profilePicture: null,
  locations: [{ _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }],
  location: null,
  services: ['PHOTO_SHOOT'],
  expertises: [{ expertise: { _id: 'sailing', name: 'Sailing' }, level: 'EXPERT' }],
  languages: [{ language: { _id: 'tr', name: 'Turkish' }, proficiency: 'NATIVE' }],
  serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: '' },
  totalVayaCount: 0,
  publishedVayas: [],
};
export const { publishedVayas: _, ...withoutTrips } = { ...deniz, _id: 'creator-2', fullName: 'Ada Ay' };

const page = { creators: [deniz], total: 2, totalPages: 2, tripTypes: ['GUIDED_TOUR'], relaxations: [] };
const filters = { ...noFilters, expertise: ['sailing'] };

const loading = ['Loading creators...', 'Applying...'];

export const flow = {
  model: modelOf({
    title: 'Discovery',
    machine: discoveryMachine,
    input: { searchQuery: '', sortBy: 'default', filters: noFilters },
    events: {
      'search.change': [{ search: 'deniz' }],
      'sort.change': [{ sort: 'default' }],
      'filters.change': [{ filters }],
      'filters.reset': [{}],
      'filters.clear': [{}],
      'part.remove': [{ part: { filter: 'expertise', value: 'sailing' } }],
      'there.set': [{ there: null }],
      'all.clear': [{}],
      'wish.return': [{ searchQuery: 'deniz', sortBy: 'followers_high_to_low', filters: noFilters }],
      'search.clear': [{}],
      'list.load': [{}],
      'page.more': [{}],
      'error.dismiss': [{}],
    },
    answers: {
      fetchCreators: [
        { ...page, creators: [withoutTrips] },
        { ...page, totalPages: 1 },
      ],
      fetchMore: [{ ...page, creators: [{ ...deniz, _id: 'creator-3' }] }],
      pause: [undefined],
    },
    behaviour: ({ currentPage, totalPages, filters: asked, applied }) => [
      currentPage < totalPages,
      [asked, applied].map(({ expertise }) => expertise.length),
    ],
    counts: ['search', 'sort'],
    belongs(list, { fetchCreators }) {
      const { applied, searchQuery, sortBy } = list.context;
      const wanted = [{ ...applied, search: searchQuery }, sortBy];
      const isOfWish = list.matches('ready') || list.matches('appending') || list.matches({ failed: 'page' });
      return !isOfWish || isDeepStrictEqual([fetchCreators?.wish, fetchCreators?.sort], wanted);
    },
  }),
  words: {
    'search.change': ({ search }) => `Type ${search} into the search box`,
    'sort.change': ({ sort }) => `Choose ${sort} under Sort by`,
    'search.clear': 'Press Clear Search',
    'filters.change': 'Choose a filter',
    'filters.reset': 'Press Reset All',
    'filters.clear': 'Press Reset All Filters',
    'part.remove': ({ part }) => `Press the chip ${part.value}`,
    'there.set': ({ there }) =>
      there ? `Ask for ${there.city} from ${there.from} to ${there.to}` : 'Ask for no place',
    'all.clear': 'Press Clear all',
    'wish.return': 'Go back to another search',
    'list.load': 'Press Apply Filters, or Try again',
    'page.more': 'Press Load More Creators',
    'error.dismiss': 'Press Dismiss',
  },
  /** Creators stay while others are fetched, so only what a state alone shows stands here. */
  shown: {
    buttons: { Dismiss: { type: 'error.dismiss' }, 'Load More Creators': { type: 'page.more' } },
    texts: {
      pausing: [],
      loading,
      ready: [],
      appending: loading,
      'failed.list': ['Try again'],
      'failed.page': ['Try again'],
      outdated: [],
    },
  },
} satisfies Flow;
