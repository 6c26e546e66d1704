import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { countFilters, type DirectoryFilters, noFilters } from '#rules/directory.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';

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
const loading = ['Loading creators...', 'Applying...'];

export const flow = {
  model: modelOf({
    title: 'Discovery',
    machine: discoveryMachine,
    input: { searchQuery: '', sortBy: 'default', filters: noFilters },
    events: {
      'search.change': [{ search: 'a' }],
      'sort.change': [{ sort: 'default' }],
      'filter.toggle': [{ group: 'platform', value: 'instagram' }],
      'filter.match': [{ group: 'platform', isAny: false }],
      'there.change': [{ change: { city: '' } }],
      'range.change': [{ filter: 'followers', change: { min: 0 } }],
      'count.change': [{ filter: 'minTripCount', count: 0 }],
      'part.remove': [{ part: { filter: 'platform', value: 'instagram' } }],
      'query.return': [{ searchQuery: 'deniz', sortBy: 'followers_high_to_low', filters: noFilters }],
      'creator.reached': [{ id: 'creator-2' }, { id: 'creator-3' }],
    },
    answers: {
      fetchCreators: [
        { ...page, creators: [withoutTrips] },
        { ...page, totalPages: 1 },
      ],
      fetchMore: [{ ...page, creators: [{ ...deniz, _id: 'creator-3' }] }],
      pause: [undefined],
    },
    vertex: ({ currentPage, totalPages, filters: asked, applied }) => [
      currentPage < totalPages,
      [asked, applied].map((each) => countFilters(each) > 0),
    ],
    varyingInputs: ['search', 'sort'],
    isConsistent(list, { fetchCreators }) {
      const { applied, searchQuery, sortBy } = list.context;
      const wanted = [{ ...applied, search: searchQuery }, sortBy];
      const isLoaded = list.matches('ready') || list.matches('appending') || list.matches({ failed: 'page' });
      return !isLoaded || isSameJson([fetchCreators?.query, fetchCreators?.sort], wanted);
    },
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: {
      fetchCreators: { done: 'open the page, or search' },
      fetchMore: { done: 'press Load More Creators' },
      pause: { done: 'stop typing for 0.3 s' },
    },
  },
  words: {
    'search.change': ({ search }) => `Type ${search} into the search box`,
    'sort.change': ({ sort }) => `Choose ${sort} under Sort by`,
    'filter.toggle': ({ value }) => `Tick ${value}`,
    'filter.match': 'Choose that all of the ticked platforms are needed',
    'there.change': 'Choose any city under Be there',
    'range.change': 'Choose any number of followers',
    'count.change': ({ count }) => `Type ${count} under Min Trip Count`,
    'part.remove': ({ part }) => `Press the chip ${part.value}`,
    'query.return': 'Go back to another search',
    'list.load': 'Press Apply Filters',
    'creator.reached': ({ id }) => `Open the profile ${id}`,
  },
  /** The old creators remain while others are fetched, so these are only the texts of one state. */
  shown: {
    texts: {
      waiting: [],
      loading,
      ready: [],
      appending: loading,
      'failed.list': ['Try again'],
      'failed.page': ['Try again'],
      outdated: [],
    },
    facts: {
      ready: ({ searchResults: [first] }) => ({
        [first.fullName]: `Open the profile of ${first.fullName} 1,200 followers Kaş Photo Shoot Sailing Turkish Press trip`,
      }),
    },
  },
  gestures: {
    'search.change': ({ refill }, { search }) => refill('Search creators by name', search),
    'sort.change': ({ choose }, { sort }) => choose('Sort by', sort),
    'filter.toggle': async ({ press, strike }) => {
      await press(/^Platform/);
      await press('Instagram');
      await strike('Escape');
    },
    'filters.reset': ({ press }) => press('Reset All'),
    'part.remove': ({ press }) => press('Remove Instagram'),
    'search.clear': ({ pressFirst }) => pressFirst('Clear Search'),
    'all.clear': ({ press }) => press('Clear all'),
    'list.load': ({ press }) => press(/^Apply Filters/),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
    'page.more': ({ press }) => press('Load More Creators'),
    'xstate.done.actor.pause': ({ passTime }) => passTime(300),
  },
  repeatable: { 'filter.toggle': 'The group closes with the second press.' },
  isOffered,
  elsewhere: {
    'query.return': 'the page, after Back or Forward to another search',
    'creator.reached': 'the page, when a profile is open',
    'filter.match': 'the choice under the ticked options of a group',
    'there.change': 'the form under Be there',
    'range.change': 'the lists under Followers',
    'count.change': 'the field under Min Trip Count',
  },
} satisfies Flow;

/** A button is visible when there is something to clear. */
export function isOffered(snapshot: AnyMachineSnapshot, { type, part }: AnyEventObject): boolean {
  const { searchQuery, filters: asked }: { searchQuery: string; filters: DirectoryFilters } = snapshot.context;
  const isSet = countFilters(asked) > 0;
  if (type === 'part.remove') return asked.platform.includes(part.value);
  if (type === 'search.clear') return searchQuery !== '';
  return type !== 'all.clear' || isSet || searchQuery !== '';
}
