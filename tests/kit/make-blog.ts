import type { OwnProfile } from '#contract/blog.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import type { Trip } from '#contract/creator.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { blogPage } from '#rules/blog-page.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';

const folder = (kind: string) => `demo-${kind}/${'0'.repeat(30)}`;

export const makeTrip = (given: Partial<Trip> = {}): Trip => ({
  _id: 'sea',
  title: 'By the sea',
  description: 'Three slow days.',
  tripType: 'GUIDED_TOUR',
  price: 1250,
  dates: ['2026-06-20', '2026-06-21'],
  coverImage: { url: folder('landscape'), isFromAnotherResource: false },
  locations: [{ cityName: 'Kaş', latitude: 36.2, longitude: 29.6, timeZone: 'Europe/Istanbul' }],
  itinerary: [1, 1, 2].map((dayNumber, index) => ({
    objectId: `item-${index}`,
    objectType: 'activity',
    name: `Stop ${index}`,
    date: null,
    time: '10:00',
    address: null,
    dayNumber,
  })),
  notes: '',
  likes: 3,
  createdAt: 1,
  collections: [],
  ...given,
});

export const makeBlogCreator = (given: Partial<BlogCreator> = {}): BlogCreator => ({
  _id: 'creator-1',
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  userId: { _id: 'creator-1', followersCount: 5 },
  followersCount: 5,
  email: 'deniz@mail.example',
  phoneNumber: '+905321000000',
  aboutMe: 'I walk old mule paths.',
  profilePicture: folder('portrait'),
  locations: [{ _id: 'kas', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }],
  location: { _id: 'kas', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' },
  services: ['PHOTO_SHOOT'],
  expertises: [{ expertise: { _id: 'diving', name: 'Diving' }, level: 'EXPERT' }],
  languages: [{ language: { _id: 'tr', name: 'Turkish' }, proficiency: 'NATIVE' }],
  serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: 'deniz.t' },
  totalVayaCount: 1,
  publishedVayas: [makeTrip()],
  lastVaya: null,
  upcomingVaya: null,
  ongoingVaya: null,
  ...given,
});

/** The profile of that creator as they edit it. */
export const makeOwnProfile = (given: Partial<OwnProfile> = {}): OwnProfile => ({
  fullName: 'Deniz Yıldız',
  aboutMe: 'I walk old mule paths, and I sleep where they end.',
  profilePicture: folder('portrait'),
  phoneNumber: '+905321000000',
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: 'deniz.t' },
  instagramFollowers: '5100',
  youtubeFollowers: '',
  tiktokFollowers: '',
  languages: [{ language: 'tr', proficiency: 'NATIVE' }],
  expertises: [{ expertise: 'diving', level: 'EXPERT' }],
  locations: [{ _id: 'kas', cityName: 'Kaş' }],
  services: ['photo-shoot'],
  serviceOffers: ['press-trip'],
  ...given,
});

/** As a visitor sees it on a day before any of its trips. */
export const makePage = (creator: Partial<BlogCreator> = {}, config: unknown = null): BlogPage =>
  blogPage(makeBlogCreator(creator), config, { audience: 'visitor', today: '2026-06-15' });

export const makeMap = (): JourneyMap => ({
  width: 800,
  height: 420,
  land: 'M0 0l10 0 0 10z',
  route: 'M400,210',
  stops: [
    {
      number: 1,
      name: 'Kaş',
      also: [],
      trip: null,
      x: 400,
      y: 210,
      numberAt: { x: 400, y: 210 },
      label: { x: 416, y: 215, anchor: 'start' },
    },
  ],
  nearby: [],
});
