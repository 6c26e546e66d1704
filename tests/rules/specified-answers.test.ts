import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  booking,
  cities,
  creators,
  plainTrip,
  publishedVayas,
  referenceData,
  trips,
} from '#tests/conformance/shapes.ts';
import { deniz, withoutTrips } from '#tests/flows/discovery.flow.ts';
import { readAs } from '#tests/kit/read-answers.ts';

const [ada, other, ece] = creators;
const listed = (...data: unknown[]) => readAs('listCreators', { data, total: data.length, page: 1, totalPages: 1 });
const whole = (creator: { _id: string } | undefined) =>
  readAs('readCreator', { ...creator, publishedVayas: publishedVayas[creator?._id ?? ''] });

afterEach(() => vi.restoreAllMocks());

describe('a creator in the shapes of the specification', () => {
  it('[DATA-08] has services as codes, whether they came as strings or as objects with a name', () => {
    const services = ['photo_shoot', { name: 'Photo Shoot' }, { _id: 's-3', name: 'drone-footage' }];
    expect(listed({ ...deniz, services })?.data[0]?.services).toEqual(['photo_shoot', 'PHOTO_SHOOT', 'DRONE_FOOTAGE']);
    expect(listed({ ...deniz, services: undefined })?.data[0]?.services).toEqual([]);
  });

  it('[DATA-03, DATA-04, OPEN-35] has the followers of the creator, else of the user, else none', () => {
    const { followersCount: _, ...uncounted } = deniz;
    const followersOf = (change: object) => listed({ ...uncounted, ...change })?.data[0]?.followersCount;
    expect(followersOf({ followersCount: 7, userId: { _id: 'a', followersCount: 999 } })).toBe(7);
    expect(followersOf({ followersCount: 0, userId: { _id: 'a', followersCount: 999 } })).toBe(0);
    expect(followersOf({ userId: { _id: 'a', followersCount: 1234 } })).toBe(1234);
    expect(followersOf({ userId: 'a' })).toBe(0);
    expect(followersOf({ userId: { _id: 'a' } })).toBe(0);
  });

  it('[DATA-11] has service offers as strings, or as objects with _id and name', () => {
    const serviceOffers = ['Press Trip', { _id: 'o-2', name: 'Day Pass' }];
    expect(listed({ ...deniz, serviceOffers })?.data[0]?.serviceOffers).toEqual([
      { _id: 'Press Trip', name: 'Press Trip' },
      { _id: 'o-2', name: 'Day Pass' },
    ]);
  });

  it('[DATA-07, DATA-12] has locations by id without a country, and accounts of which any may be missing', () => {
    expect(whole(ada)).toMatchObject({
      locations: [{ _id: 'c-1', cityName: 'Kaş', stateName: 'Antalya', countryName: '' }],
      socialMediaAccounts: { instagram: 'ada', youtube: 'ada', tiktok: '' },
    });
    expect(whole(other)?.socialMediaAccounts).toEqual({ instagram: '', youtube: '', tiktok: '' });
    expect(whole(ece)?.locations).toEqual([{ _id: 'c-4', cityName: '', stateName: 'Muğla', countryName: '' }]);
  });

  it('[DATA-13, DATA-14, DATA-15] derives the number of trips, the last and the upcoming one', () => {
    expect(whole(ada)).toMatchObject({
      totalVayaCount: 2,
      lastVaya: { _id: trips.past._id },
      upcomingVaya: { _id: trips.coming._id, dates: ['2099-01-10', '2099-01-12'] },
    });
    expect(whole(other)).toMatchObject({ totalVayaCount: 1, lastVaya: null, upcomingVaya: null });
    expect(listed(ada)?.data[0]).toMatchObject({ totalVayaCount: 0 });
    expect(listed(ada)?.data[0]).not.toHaveProperty('publishedVayas');
  });

  it('may have trips without a cover, a description, locations or an itinerary', () => {
    expect(whole({ _id: 'deniz', ...other })?.publishedVayas).toEqual([
      {
        ...plainTrip,
        description: '',
        price: null,
        coverImage: null,
        locations: [],
        itinerary: [],
        notes: '',
        likes: 0,
        createdAt: 0,
        collections: [],
      },
    ]);
  });

  it('has its levels however they are capitalised', () => {
    expect(whole(ada)?.expertises[0]?.level).toBe('BEGINNER');
    expect(whole(ada)?.languages[0]?.proficiency).toBe('NATIVE');
  });
});

it('what our server answers is read without loss', () => {
  vi.spyOn(console, 'warn').mockImplementation(expect.fail);
  const place = {
    _id: 'p',
    cityName: 'Kaş',
    stateName: '',
    countryName: '',
    latitude: 36,
    longitude: 29,
    timeZone: 'UTC',
  };
  const trip = { ...plainTrip, ...whole(ada)?.publishedVayas[0], itemCount: 9, updatedAt: 5, daysFor: 'owner' };
  const { latitude, longitude, timeZone } = place;
  const published = { ...trip, locations: [{ cityName: 'Kaş', latitude, longitude, timeZone }] };
  expect(listed(deniz, withoutTrips)?.data).toEqual([deniz, withoutTrips]);
  expect(whole({ ...deniz, publishedVayas: [] } as typeof deniz)).toMatchObject(deniz);
  const blog = { ...deniz, services: [{ _id: 'a', name: 'A' }], locations: [place], location: place };
  expect(readAs('readBlog', { ...blog, publishedVayas: [published] })).toMatchObject({
    ...blog,
    totalVayaCount: 1,
    publishedVayas: [published],
  });
});

describe('one record that cannot be read', () => {
  it('is left out of its list, with a warning that names what is wrong', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { _id, ...broken } = ada ?? { _id: '' };
    expect(listed(broken, ada)?.data.map((each) => each._id)).toEqual([_id]);
    expect(warn.mock.calls.flat().join()).toContain('_id');
  });

  it('of a creator costs no more than itself', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const found = listed({ ...ada, languages: [{ language: 5 }, ...(ada?.languages ?? [])], locations: [null] });
    expect(found?.data[0]).toMatchObject({ languages: [{ proficiency: 'NATIVE' }], locations: [] });
  });
});

it('an answer that holds no list where there has to be one is none', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect([readAs('listCreators', 'Please sign in'), readAs('listLanguages', {})]).toEqual([null, null]);
});

it('[OPEN-13] reference data is a list under data, or the body itself, and a service has a code of its name', () => {
  const [languages, expertises] = Object.values(referenceData);
  expect(readAs('listLanguages', languages)).toEqual(languages);
  expect(readAs('listExpertises', expertises)).toEqual({ data: expertises });
  expect(readAs('listServices', [{ _id: 's-1', name: 'Photo Shoot' }])).toEqual({
    data: [{ _id: 's-1', name: 'Photo Shoot', code: 'PHOTO_SHOOT' }],
  });
});

it('a city may lack its name, its state and its country', () => {
  expect(readAs('suggestCities', cities)?.data[2]).toEqual({
    _id: 'c-3',
    cityName: 'Göreme',
    stateName: '',
    countryName: '',
  });
  expect(readAs('findCities', { data: cities })?.data).toHaveLength(4);
});

describe('hotel bookings', () => {
  it('[API-23] are a bare list, or a page with counts', () => {
    expect(readAs('listHotelBookings', [booking])).toMatchObject({
      data: [{ _id: 'b-1', state: null }],
      total: 1,
      counts: {},
    });
    expect(readAs('listHotelBookings', { data: [booking], total: 9, counts: { REQUESTED: 9 } })).toMatchObject({
      total: 9,
      counts: { REQUESTED: 9 },
    });
  });

  it('[BOOK-07] have notes with a content', () => {
    expect(readAs('readHotelBooking', booking)?.notes).toMatchObject(booking.notes);
  });
});

it('calls whose answers the specification does not show may answer nothing', () => {
  expect(readAs('apply', { status: 'ONHOLD' })).toEqual({ status: 'ONHOLD', reference: '', statusToken: '' });
  expect(readAs('apply', {})?.status).toBe('ONHOLD');
  expect(readAs('checkEmail', '')?.available).toBe(true);
  expect(readAs('resendVerificationEmail', null)).toMatchObject({ lifetime: 300_000 });
  expect(readAs('sendVerificationEmail', { applicationId: 'a' })?.applicationId).toBe('a');
  expect(readAs('readBankForm', { fullName: 'Ada Ay' })).toMatchObject({ accountType: 'company', country: 'Turkey' });
  expect(readAs('readBlogConfig', {})).toEqual({ creatorId: '', version: 0, createdAt: null, updatedAt: null });
  expect(readAs('saveBlogConfig', { showEmail: false })).toMatchObject({ showEmail: false, version: 1 });
});
