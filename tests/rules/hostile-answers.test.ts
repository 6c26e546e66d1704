import { afterEach, describe, expect, it, vi } from 'vitest';
import { creators as specified, trips } from '#tests/conformance/shapes.ts';
import { blog, booking, bookings, creator, creators } from '#tests/kit/read-answers.ts';

const [ada] = specified;
/** Values of every kind that a field may have where the specification does not name its kind. */
const kinds = [null, '', 'text', '2', 7, -1, 0.5, true, [], ['a', 'b'], [null], {}, { _id: 'x' }, [{ name: 'x' }]];

afterEach(() => vi.restoreAllMocks());

describe('a hotel booking of a server that names its id and its notes alone', () => {
  const fields =
    'reference origin state status creator sponsor hotelName cityName timeZone isZoneOfCity checkIn checkOut stayType createdAt trip dueAt tripId cityId adults children rooms deliverables budgetPerNight currency specialRequests contactPhone word offer otherDates reason outcome replaces replacedBy events';

  it.each(fields.split(' '))('[BOOK-08] is read whatever kind its field %s has', (field) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const value of kinds) {
      const given = { _id: 'b-1', notes: [{ content: 'By the window.' }], [field]: value };
      expect(booking(given)).toMatchObject({ _id: 'b-1', notes: [{ content: 'By the window.' }] });
      expect(bookings([given])?.data).toMatchObject([{ _id: 'b-1' }]);
    }
  });

  it('[BOOK-08] keeps its record where its notes are of another kind, and a note where its author is', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const notes of kinds) expect(booking({ _id: 'b-1', notes })?._id).toBe('b-1');
    const notes = [{ content: 'One', author: { name: 'Ada' }, createdAt: {} }, { content: 2 }, 'Three'];
    expect(booking({ _id: 'b-1', notes })?.notes.map(({ content }) => content)).toEqual(['One', '2', 'Three']);
  });

  it.each([
    [undefined, null],
    ['PENDING', null],
    [{ name: 'CONFIRMED' }, null],
    ['confirmed', 'CONFIRMED'],
  ])('[BOOK-08] with the status %j has the status %j', (state, expected) => {
    expect(booking({ _id: 'b-1', state })?.state).toBe(expected);
    expect(bookings([{ _id: 'b-1', state }])?.counts).toEqual(expected === null ? {} : expect.anything());
  });

  it('[BOOK-08] says nothing of guests, rooms and kind that the server does not', () => {
    expect(booking({ _id: 5 })).toMatchObject({ _id: '5', adults: 0, rooms: 0, stayType: null });
    expect(booking({ _id: 'b-1', adults: '2' })?.adults).toBe(2);
  });
});

describe('a date', () => {
  it.each([
    ['2027-01-05', '2027-01-05'],
    ['2027-01-05T00:00:00.000Z', '2027-01-05'],
    ['2027-01-05 14:30', '2027-01-05'],
    ['2027/1/5', '2027-01-05'],
    ['May 3, 2024', '2024-05-03'],
    ['3 May 2024', '2024-05-03'],
    ['Fri May 03 2024 00:00:00 GMT+0300', '2024-05-03'],
    ['25/12/2024', '2024-12-25'],
    ['12/25/2024', '2024-12-25'],
    ['5.5.2024', '2024-05-05'],
    [Date.UTC(2027, 0, 5), '2027-01-05'],
    ['05/01/2024', '05/01/2024'],
    ['2024-13-45', '2024-13-45'],
    ['31/02/2024', '31/02/2024'],
    ['next summer', 'next summer'],
  ])('[DATA-17, BOOK-08] written %j is read as %j', (written, day) => {
    const trip = { ...trips.past, dates: [written] };
    expect(creator({ ...ada, publishedVayas: [trip] })?.publishedVayas[0]?.dates).toEqual([day]);
    expect(booking({ _id: 'b-1', checkIn: written })?.checkIn).toBe(day);
  });

  it('[DATA-14, DATA-15] that is no day makes a trip neither past nor coming', () => {
    const publishedVayas = [{ ...trips.past, dates: ['05/01/2024', '06/01/2024'] }];
    expect(creator({ ...ada, publishedVayas })).toMatchObject({
      totalVayaCount: 1,
      lastVaya: null,
      upcomingVaya: null,
    });
  });
});

describe('a creator with fields of other kinds', () => {
  const shown = ['fullName', 'username', 'userId', 'followersCount', 'email', 'phoneNumber', 'aboutMe'];
  const lists = ['profilePicture', 'locations', 'services', 'expertises', 'languages', 'serviceOffers'];

  it.each([...shown, ...lists, 'socialMediaAccounts', 'totalVayaCount', 'location'])(
    '[DATA-01] is read whatever kind its field %s has',
    (field) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      for (const value of kinds) {
        const given = { ...ada, [field]: value };
        expect(creators({ data: [given], total: '1', totalPages: '3' })).toMatchObject({
          data: [{ _id: 'ada' }],
          total: 1,
          totalPages: 3,
        });
        expect([creator(given)?._id, blog(given)?._id]).toEqual(['ada', 'ada']);
      }
    },
  );

  it('[DATA-01] has numbers as text and ids as numbers', () => {
    expect(creator({ ...ada, followersCount: '1200', userId: 12, fullName: null })).toMatchObject({
      followersCount: 1200,
      userId: { _id: '12' },
      fullName: '',
    });
    const numbered = creator({ ...ada, _id: 9, locations: [{ id: 4, cityName: 'Kaş' }] });
    expect(numbered).toMatchObject({ _id: '9', locations: [{ _id: '4', cityName: 'Kaş' }] });
  });

  it.each([
    'likes',
    'notes',
    'collections',
    'price',
    'createdAt',
    'description',
    'coverImage',
    'locations',
    'itinerary',
  ])('[DATA-16, DATA-21] has its trips whatever kind their field %s has', (field) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const value of kinds)
      expect(creator({ ...ada, publishedVayas: [{ ...trips.past, [field]: value }] })).toMatchObject({
        totalVayaCount: 1,
        publishedVayas: [{ _id: 'past', title: 'Cappadocia at dawn' }],
      });
  });

  it('[DATA-16] has a price that is written as text', () => {
    expect(creator({ ...ada, publishedVayas: [{ ...trips.past, price: '99' }] })?.publishedVayas[0]?.price).toBe(99);
  });

  it.each([
    ['EXPERT', 'EXPERT'],
    ['native', 'NATIVE'],
    ['GURU', 'GURU'],
    [3, '3'],
    [null, ''],
  ])('[DATA-22, DATA-23] whose level is %j has the level %j in both lists', (given, level) => {
    const read = creator({
      ...ada,
      languages: [{ language: 'Turkish', proficiency: given }],
      expertises: [{ expertise: 'Sailing', level: given }],
    });
    expect([read?.languages[0]?.proficiency, read?.expertises[0]?.level]).toEqual([level, level]);
  });
});
