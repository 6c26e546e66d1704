import { isDeepStrictEqual } from 'node:util';
import type { CreatorItem, CreatorReply } from '#contract/creator.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
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
const detailed: CreatorReply = {
  ...withoutTrips,
  publishedVayas: [],
  lastVaya: null,
  upcomingVaya: null,
  ongoingVaya: null,
};
const page = { creators: [deniz], total: 2, totalPages: 2, tripTypes: ['GUIDED_TOUR'], relaxations: [] };
const filters = { ...noFilters, expertise: ['sailing'] };

export const discoveryModel = modelOf({
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
});

export const creatorDetailsModel = modelOf({
  title: 'Creator details',
  machine: creatorDetailsMachine,
  input: undefined,
  events: {
    'details.want': [{ ids: ['creator-2'] }, { ids: [] }],
    'details.retry': [{}],
  },
  answers: {
    fetchDetails: [
      { found: [detailed], failed: [] },
      { found: [], failed: ['creator-2'] },
    ],
  },
  behaviour: ({ wanted, found, unreached }) => [wanted.length, Object.keys(found).length, unreached.length > 0],
});

export const filterPanelModel = modelOf({
  title: 'Filter panel',
  machine: filterPanelMachine,
  input: undefined,
  events: {
    'group.toggle': [{ group: 'expertise' }, { group: 'city' }],
    'text.change': [{ text: 'sail' }],
    'panel.dismiss': [{}],
    'sheet.open': [{}],
    'sheet.close': [{}],
  },
  answers: {},
  behaviour: ({ group, text }) => [group, text],
});

export const creatorProfileModel = modelOf({
  title: 'Creator profile',
  machine: creatorProfileMachine,
  input: { id: 'creator-2' },
  events: { 'profile.load': [{}] },
  answers: { fetchCreator: [{ kind: 'found', creator: detailed }, { kind: 'missing' }] },
  behaviour: ({ message }) => [message === null],
});

export const shortlistModel = modelOf({
  title: 'Shortlist',
  machine: shortlistMachine,
  input: undefined,
  events: {
    'entry.change': [
      { change: { id: 'creator-1', isListed: true, note: 'For the spring' } },
      { change: { id: 'creator-1', isListed: false, note: '' } },
    ],
    'list.export': [{}],
    'list.load': [{}],
    'banner.dismiss': [{}],
  },
  answers: {
    fetchShortlist: [{ 'creator-9': '' }],
    saveEntry: [
      { kind: 'list', list: { 'creator-1': 'For the spring' } },
      { kind: 'refused', message: 'A shortlist holds 500 creators. Please remove one first.' },
    ],
    exportList: [undefined],
  },
  behaviour: ({ list, message }) => [Object.keys(list).length, message === null],
});
