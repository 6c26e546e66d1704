import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { Audience } from '#contract/blog-page.ts';
import type { Trip } from '#contract/creator.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import { blogPage, itemsOnCard } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { type BlogCreator, shownConfig, shownCreator } from '#rules/blog-visibility.ts';
import { shortTripId, shortTripIdIn, tripSegment } from '#rules/trip-address.ts';

const today = '2026-06-15';
const visitor = { audience: 'visitor', today } as const;

const tripWith = (given: Partial<Trip>): Trip => ({
  _id: 'sea',
  title: 'By the sea',
  description: 'Slow',
  tripType: 'GUIDED_TOUR',
  price: 1250,
  dates: ['2026-06-20', '2026-06-21'],
  coverImage: { url: `demo-landscape/${'0'.repeat(30)}`, isFromAnotherResource: false },
  locations: [{ cityName: 'Kaş', latitude: 36.2, longitude: 29.6, timeZone: 'Europe/Istanbul' }],
  itinerary: [2, 1, 1].map((dayNumber, index) => ({
    objectId: `item-${index}`,
    objectType: 'activity',
    name: `Stop ${index}`,
    date: '2026-06-20',
    time: '10:00',
    address: null,
    dayNumber,
  })),
  notes: 'mine',
  likes: 3,
  createdAt: 1,
  collections: [],
  ...given,
});

const creatorWith = (given: Partial<BlogCreator> = {}): BlogCreator => ({
  _id: 'creator-1',
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  userId: { _id: 'creator-1', followersCount: 5 },
  followersCount: 5,
  email: 'deniz@mail.example',
  phoneNumber: '+905321000000',
  aboutMe: 'Hello',
  profilePicture: `demo-portrait/${'0'.repeat(30)}`,
  locations: ['kas', 'ayvalik'].map((_id) => ({ _id, cityName: _id, stateName: 'S', countryName: 'Turkey' })),
  location: { _id: 'kas', cityName: 'kas', stateName: 'S', countryName: 'Turkey' },
  services: ['PHOTO_SHOOT', { name: 'Drone footage' }],
  expertises: [{ expertise: { _id: 'diving', name: 'Diving' }, level: 'EXPERT' }],
  languages: [{ language: { _id: 'tr', name: 'Turkish' }, proficiency: 'NATIVE' }],
  serviceOffers: ['Barter', { _id: 'press-trip', name: 'Press trip' }],
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: 'deniz.t' },
  totalVayaCount: 2,
  publishedVayas: [tripWith({}), tripWith({ _id: 'hill', title: ' ', price: null, tripType: 'CRUISE' })],
  lastVaya: null,
  upcomingVaya: null,
  ongoingVaya: null,
  ...given,
});

const pageOf = (config: BlogChoices | null, creator = creatorWith(), audience: Audience = 'visitor') =>
  blogPage(creator, config, { audience, today });

describe('the page of a blog', () => {
  it('[BLOG-06] [BLOG-07] [BLOG-10] [BLOG-11] [DATA-08] [DATA-11] holds what a creator shows, in either form', () => {
    const { fullName, aboutMe, portrait, sections, social } = pageOf(null);
    expect({ fullName, aboutMe, portrait }).toEqual({
      fullName: 'Deniz Yıldız',
      aboutMe: 'Hello',
      portrait: `demo-portrait/${'0'.repeat(30)}`,
    });
    expect(social.map(({ href }) => href)).toEqual([
      'https://www.instagram.com/deniz/',
      'https://www.tiktok.com/@deniz.t',
    ]);
    expect(sections.map(({ key, items }) => [key, ...items.map(({ text }) => text)])).toEqual([
      ['locations', 'kas, Turkey', 'ayvalik, Turkey'],
      ['languages', 'Turkish'],
      ['expertises', 'Diving'],
      ['services', 'Photo Shoot', 'Drone footage'],
      ['serviceOffers', 'Barter', 'Press trip'],
      ['contact', 'deniz@mail.example', '+905321000000'],
    ]);
  });

  it('[BLOG-13] [CONFIG-06] [CONFIG-07] leaves out what a flag or a visibility object hides, a service by its index', () => {
    const { sections, social } = pageOf({
      showLanguages: false,
      locationsVisibility: { items: { kas: false, ayvalik: true } },
      servicesVisibility: { items: { 0: false } },
      serviceOffersVisibility: { items: { Barter: false } },
      expertisesVisibility: { items: { diving: false } },
      contactsVisibility: { items: { phone: false } },
      socialMediaVisibility: { items: { instagram: false } },
    });
    expect(sections.map(({ key, items }) => [key, ...items.map(({ text }) => text)])).toEqual([
      ['locations', 'ayvalik, Turkey'],
      ['services', 'Drone footage'],
      ['serviceOffers', 'Press trip'],
      ['contact', 'deniz@mail.example'],
    ]);
    expect(social.map(({ platform }) => platform)).toEqual(['tiktok']);
  });
});

describe('the looks of a blog', () => {
  it('[BLOG-14] puts its sections in their order', () => {
    const order: Record<BlogSectionKey, number> = {
      contact: 1,
      services: 2,
      expertises: 3,
      languages: 4,
      locations: 5,
      serviceOffers: 6,
    };
    expect(pageOf({ displayOrder: order }).sections.map(({ key }) => order[key])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[BLOG-12] [BLOG-15] follows the settings of its style', () => {
    const { style, tripsPerRow, cover } = pageOf({
      pageStyle: { backgroundColor: '#000', coverImageUrl: `cover/${'a'.repeat(30)}` },
      tripSettings: { tripsPerRow: 4 },
    });
    expect([style.background, tripsPerRow, cover]).toEqual(['#000000', 4, `cover/${'a'.repeat(30)}`]);
  });

  it('tells a sponsor how to write to a creator who does not tell visitors', () => {
    const config = { showEmail: false, showPhoneNumber: false };
    expect(pageOf(config).sections.some(({ key }) => key === 'contact')).toBe(false);
    expect(
      pageOf(config, creatorWith(), 'sponsor')
        .sections.at(-1)
        ?.items.map(({ id }) => id),
    ).toEqual(['email', 'phone']);
  });
});

describe('the trips of a page', () => {
  const idsOf = (config: BlogChoices) => pageOf(config).trips.map(({ id }) => id);

  it('[BLOG-16] [CONFIG-36] are those of the list; an empty one means all, unless all were hidden', () => {
    expect(idsOf({ tripSettings: { visibleTrips: [] } })).toEqual(['sea', 'hill']);
    expect(idsOf({ tripSettings: { visibleTrips: ['hill', 'gone'] } })).toEqual(['hill']);
    expect(idsOf({ tripSettings: { visibleTrips: ['gone'] } })).toEqual([]);
    expect(idsOf({ tripSettings: { visibleTrips: [], hideAllTrips: true } })).toEqual([]);
  });

  it('[CONFIG-37] [CONFIG-38] stand once, however often they were added', () => {
    const { config } = parseBlogConfig({ tripSettings: { visibleTrips: ['a', 'a'], highlightedTrips: ['b', 'b'] } });
    expect(config.tripSettings).toEqual({ visibleTrips: ['a'], highlightedTrips: ['b'] });
  });

  it('[TRIPCARD-11] [TRIPCARD-12] have one highlight at most, the first that is visible', () => {
    const highlights = (tripSettings: BlogChoices['tripSettings']) =>
      pageOf({ tripSettings }).trips.flatMap(({ id, isHighlighted }) => (isHighlighted ? [id] : []));
    expect(highlights({ highlightedTrips: ['gone', 'hill', 'sea'] })).toEqual(['hill']);
    expect(highlights({ highlightedTrips: ['hill'], visibleTrips: ['sea'] })).toEqual([]);
    expect(highlights({})).toEqual([]);
  });
});

describe('the card of a trip', () => {
  it('[TRIPCARD-13] [TRIPCARD-14] [TRIPCARD-15] leaves out what is off for it', () => {
    const { trips } = pageOf({
      vayaDisplaySettings: {
        sea: { showDescription: false, showLocations: false, showPeriod: false, showTripType: false },
        hill: { itineraryItemsVisibility: { 'item-1': false } },
      },
    });
    const [sea, hill] = ['sea', 'hill'].map((id) => trips.find((trip) => trip.id === id));
    expect(sea).toMatchObject({ description: null, places: null, days: null, phase: null, tripType: null });
    expect(sea?.itinerary?.map(({ date }) => date)).toEqual([null, null, null]);
    expect(hill?.itinerary?.map(({ id }) => id)).toEqual(['item-2', 'item-0']);
    expect(pageOf({ vayaDisplaySettings: { sea: { showItinerary: false } } }).trips[0]?.itinerary).toBe(null);
  });

  it('[TRIPCARD-06] [TRIPCARD-07] [TRIPCARD-16] comes with its raw type, a price above 0 and its text styles', () => {
    const [sea, hill] = pageOf({ vayaDisplaySettings: { hill: { textStyles: { period: { color: '#123' } } } } }).trips;
    expect([sea?.price, hill?.price, hill?.tripType, hill?.title]).toEqual([1250, null, 'CRUISE', '']);
    expect([sea?.styles.period.color, hill?.styles.period.color]).toEqual(['#4b5563', '#112233']);
    const free = creatorWith({ publishedVayas: [tripWith({ price: 0 })] });
    expect(pageOf(null, free).trips[0]?.price).toBe(null);
    expect(itemsOnCard).toBe(4);
  });

  it('[BLOG-26] [BLOG-27] has a picture of ours, or one of another resource that is marked so', () => {
    const coverOf = (url: string, isFromAnotherResource: boolean) =>
      pageOf(null, creatorWith({ publishedVayas: [tripWith({ coverImage: { url, isFromAnotherResource } })] })).trips[0]
        ?.cover;
    const own = `cover/${'b'.repeat(30)}`;
    expect(coverOf(own, false)).toEqual({ source: own, isElsewhere: false });
    expect(coverOf('https://images.example/1.jpg', true)).toEqual({
      source: 'https://images.example/1.jpg',
      isElsewhere: true,
    });
    expect(coverOf('javascript:alert(1)', true)).toBe(null);
    expect(coverOf('https://images.example/1.jpg', false)).toBe(null);
  });
});

describe('the days and the address of a trip', () => {
  it('say whether it is past, ongoing or upcoming to those who may know its days', () => {
    const phase = (dates: string[], audience: Audience, daysFor: Trip['daysFor'], config: BlogChoices = {}) =>
      pageOf(config, creatorWith({ publishedVayas: [tripWith({ dates, daysFor })] }), audience).trips[0]?.phase ?? null;
    const coming = ['2026-06-20', '2026-06-22'];
    expect(phase(coming, 'visitor', 'everyone')).toBe('upcoming');
    expect(phase(['2026-06-14', '2026-06-16'], 'visitor', 'everyone')).toBe('ongoing');
    expect(phase(['2026-06-14', '2026-06-15'], 'visitor', 'everyone')).toBe('ongoing');
    expect(phase(['2026-06-15', '2026-06-16'], 'visitor', 'everyone')).toBe('upcoming');
    expect(phase(['2026-06-14'], 'visitor', 'everyone')).toBe('past');
    expect(phase(coming, 'visitor', 'sponsors')).toBe(null);
    expect(phase(coming, 'sponsor', 'sponsors')).toBe('upcoming');
    expect(phase(coming, 'sponsor', 'owner')).toBe(null);
    expect(phase(['2026-06-14'], 'visitor', 'owner')).toBe(null);
    expect(phase(['2026-06-13'], 'visitor', 'owner')).toBe('past');
    expect(phase([], 'visitor', 'owner')).toBe(null);
    expect(phase(coming, 'visitor', 'everyone', { vayaDisplaySettings: { sea: { showPeriod: false } } })).toBe(null);
  });

  it('read as its title, and find it by its id alone', () => {
    expect(tripSegment({ _id: 'sea', title: 'Kaş’ta 3 yavaş gün!' })).toBe(`kas-ta-3-yavas-gun-${shortTripId('sea')}`);
    expect(tripSegment({ _id: 'sea', title: '海' })).toBe(`trip-${shortTripId('sea')}`);
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, title) => {
        expect(tripSegment({ _id: id, title })).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z0-9]{10}$/);
        expect(shortTripIdIn(tripSegment({ _id: id, title }))).toBe(shortTripId(id));
      }),
    );
    const marks = new Set(Array.from({ length: 20_000 }, (_, index) => shortTripId(`${'5f'.repeat(12)}-${index}`)));
    expect(marks.size).toBe(20_000);
  });
});

describe('what was redacted', () => {
  it('draws the same page as what was not', () => {
    fc.assert(
      fc.property(anyConfig, anyAudience, anyTrips, (config, audience, publishedVayas) => {
        const creator = creatorWith({ publishedVayas });
        const settings = blogSettings(config, 'page');
        const redacted = shownCreator(creator, settings, { audience, today });
        const left = shownConfig(config, settings, redacted.publishedVayas);
        const page = blogPage(creator, config, { audience, today });
        expect(blogPage(redacted, left, { audience, today })).toEqual(page);
      }),
    );
  });

  it('names nothing of what is hidden, neither by its value nor by its id', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        const creator = { ...creatorWith(), newField: 'told to none' };
        const settings = blogSettings(config, 'page');
        const redacted = shownCreator(creator, settings, visitor);
        const text = JSON.stringify([redacted, shownConfig(config, settings, redacted.publishedVayas)]);
        const isTold = (word: string) => text.includes(`"${word}"`);
        const { shown, hidden } = settings;
        const checks: [string, boolean][] = [
          ['deniz@mail.example', shown.showEmail && !hidden.contactsVisibility.has('email')],
          ['+905321000000', shown.showPhoneNumber && !hidden.contactsVisibility.has('phone')],
          ['ayvalik', shown.showLocations && !hidden.locationsVisibility.has('ayvalik')],
          ['Drone footage', shown.showServices && !hidden.servicesVisibility.has('1')],
          ['Barter', shown.showServiceOffers && !hidden.serviceOffersVisibility.has('Barter')],
          ['diving', shown.showExpertises && !hidden.expertisesVisibility.has('diving')],
          ['Turkish', shown.showLanguages && !hidden.languagesVisibility.has('tr')],
          ['deniz.t', shown.showSocialMedia && !hidden.socialMediaVisibility.has('tiktok')],
          ['told to none', false],
          ['gone', false],
          ['mine', false],
          ['sea', redacted.publishedVayas.some(({ _id }) => _id === 'sea')],
        ];
        for (const [word, isShown] of checks) expect([word, isTold(word)]).toEqual([word, isShown]);
        if (!isTold('sea')) expect(text).not.toContain('By the sea');
      }),
    );
  });
});

const flags = fc.record(
  Object.fromEntries(
    'showEmail showPhoneNumber showLocations showServices showServiceOffers showLanguages showExpertises showSocialMedia'
      .split(' ')
      .map((name) => [name, fc.boolean()]),
  ),
  { requiredKeys: [] },
);
const hiding = (...ids: string[]) =>
  fc.record({ items: fc.record(Object.fromEntries(ids.map((id) => [id, fc.boolean()])), { requiredKeys: [] }) });
const trips = fc.subarray(['sea', 'hill', 'gone']);
const display = fc.record(
  {
    showDescription: fc.boolean(),
    showLocations: fc.boolean(),
    showTripType: fc.boolean(),
    showPeriod: fc.boolean(),
    showItinerary: fc.boolean(),
    itineraryItemsVisibility: fc.dictionary(fc.constantFrom('item-0', 'item-1', 'item-2'), fc.boolean()),
  },
  { requiredKeys: [] },
);
const anyConfig: fc.Arbitrary<BlogChoices> = fc
  .tuple(
    flags,
    fc.record(
      {
        socialMediaVisibility: hiding('instagram', 'tiktok'),
        locationsVisibility: hiding('kas', 'ayvalik'),
        servicesVisibility: hiding('0', '1'),
        serviceOffersVisibility: hiding('Barter', 'press-trip'),
        languagesVisibility: hiding('tr'),
        expertisesVisibility: hiding('diving'),
        contactsVisibility: hiding('email', 'phone'),
        tripSettings: fc.record(
          { visibleTrips: trips, highlightedTrips: trips, hideAllTrips: fc.boolean() },
          { requiredKeys: [] },
        ),
        vayaDisplaySettings: fc.dictionary(fc.constantFrom('sea', 'hill', 'gone'), display),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([shown, hidden]) => parseBlogConfig({ ...shown, ...hidden }).config);
const anyAudience = fc.constantFrom<Audience>('visitor', 'sponsor');
const keepers = fc.constantFrom<Trip['daysFor']>('everyone', 'sponsors', 'owner');
const anyTrips = fc
  .tuple(keepers, keepers)
  .map(([sea, hill]) => [tripWith({ daysFor: sea }), tripWith({ _id: 'hill', daysFor: hill })]);
