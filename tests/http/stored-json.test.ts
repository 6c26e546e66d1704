import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { richTextOf } from '#contract/rich-text-words.ts';
import { writeBankDetails } from '#server/bank-details/encrypted-details.ts';
import { tables } from '#server/db/tables.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { cellsIn } from '#server/lib/secrets.ts';
import { keyOf, type Row, type TableName, tableNames } from '#server/ops/backed-up.ts';
import { everyRow } from '#server/ops/backup.store.ts';
import { insertApproval } from '#tests/kit/applicant.ts';
import { coverOf } from '#tests/kit/blogs.ts';
import { onANewDay, type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { plantQuestion } from '#tests/kit/plant-question.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

const password = 'open-sesame-1';

let server: TestServer;
let stays: Stays;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
  world = await makeWorld();
});
afterAll(() => server.stop());

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const wholeItem = tripItem({ address: 'Liman Sokak 3', date: '2026-06-21', dayNumber: 2 });
const wholeProfile = {
  ...{ fullName: 'Deniz Yıldız', aboutMe: 'I walk along the Lycian coast.', phoneNumber: '+905321200569' },
  socialMediaAccounts: { instagram: 'deniz.sails', youtube: 'deniz.sails', tiktok: 'deniz.sails' },
  ...{ instagramFollowers: '5100', youtubeFollowers: '40', tiktokFollowers: '300' },
  languages: [{ language: 'tr', proficiency: 'NATIVE' }],
  expertises: [{ expertise: 'sailing', level: 'EXPERT' }],
  locations: [{ _id: '308948', cityName: 'Kaş' }],
  services: ['photo-shoot'],
  serviceOffers: ['press-trip'],
};

const wholePicture = { alt: 'A bay', caption: 'At dusk', focus: { x: 20, y: 80 }, dayNumber: 2 };
const wholeDayText = { id: 'walk', dayNumber: 2, text: richTextOf('Along the ridge.') };

/** Records in whose JSON every property has a value that is not its default. */
async function makeWorld() {
  const { database } = server.platform;
  const { owner, id } = stays.blog;
  const { headers } = stays.sponsor;
  await insertApproval(server, id);
  const post = (path: string, body: object) => ok(server.post(path, body, owner));
  const wholeTrip = async (cover: string, picture: string) =>
    makeTripRequest({
      coverImage: await coverOf(server, id, cover),
      coverFocus: { x: 30, y: 60 },
      itinerary: [wholeItem],
      pictures: [{ key: await coverOf(server, id, picture), ...wholePicture }],
      dayTexts: [wholeDayText],
    });
  const { _id: tripId } = await post('/api/account/trips', await wholeTrip('1', '2'));
  const collections = JSON.stringify([{ name: 'Bays', collectionObjects: ['walk'] }]);
  await database.updateTable('trip').set({ collections }).where('id', '=', tripId).execute();
  await post(`/api/account/trips/${tripId}/moves`, { move: 'publish' });
  const edit = makeTripRequest({
    ...{
      title: 'Slower',
      description: richTextOf('By bus.'),
      tripType: 'ITINERARY_SALES',
      price: 90,
      notes: 'Two tents.',
    },
    ...{ dates: ['2027-05-01'], daysFor: 'owner', dayCount: 5, itinerary: [tripItem({ name: 'Swim' })] },
  });
  await post(`/api/account/trips/${tripId}`, edit);
  const configPath = `/api/creator/${id}/blog-config`;
  const { profile } = await ok(server.get(configPath, owner));
  await post(configPath, { profile: { ...wholeProfile, profilePicture: profile.profilePicture } });
  await database.deleteFrom('approvedProfile').execute();
  await post(configPath, {
    profile: { ...wholeProfile, profilePicture: profile.profilePicture, aboutMe: 'I sail along the Lycian coast.' },
    showEmail: false,
    servicesVisibility: { items: { 0: false } },
    displayOrder: { locations: 2, languages: 1, expertises: 3, services: 4, serviceOffers: 5, contact: 6 },
    pageStyle: { backgroundColor: '#ffffff', profilePictureStyle: { shape: 'square', size: 120 } },
    tripSettings: { tripsPerRow: 3, visibleTrips: [tripId] },
    vayaDisplaySettings: { [tripId]: { showPeriod: false, textStyles: { title: { bold: true } } } },
  });
  await inUnitOfWork(server.platform, (unit) => writeBankDetails(unit, id, companyDetails));
  await ok(server.post(`/api/sponsor/shortlist/${id}`, { isListed: true }, headers));
  const offered = await stayAt(server, stays, 'OFFERED');
  const otherDates = await stayAt(server, stays, 'OTHER_DATES');
  const replies = JSON.stringify([{ by: 'visitor', text: 'On Sundays too?', at: 1 }]);
  const questionId = await plantQuestion(server, id, { replies });
  const mail = await database
    .selectFrom('outboxMail')
    .select('id')
    .where('template', '=', 'booking-offered')
    .executeTakeFirstOrThrow();
  const notification = await database
    .selectFrom('notification')
    .select('id')
    .where('kind', '=', 'stay.offered')
    .executeTakeFirstOrThrow();
  const entry = await database
    .selectFrom('auditEntry')
    .select('sequence')
    .where('action', '=', 'profile.change')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  return {
    ...{ id, owner, tripId, offered, otherDates, questionId },
    ...{ mailId: mail.id, notificationId: notification.id, entry: String(entry.sequence) },
  };
}

/** As the column of a trip has them. */
const words = (text: string): string => JSON.stringify(richTextOf(text));

type Page = [path: string, headers?: Record<string, string>];

interface Column {
  /** The row that is read. */
  of: () => [key: string, value: string];
  /** What a caller sees of the value, in the shape of the value. */
  shown: () => Promise<unknown>;
  /** What a caller sees in place of each property that is not there; `*` is an entry of a list or a map. */
  defaults: Readonly<Record<string, unknown>>;
  /** Properties that every release has written: without them there is no record. */
  needed?: readonly string[];
  /** What else reads the value. */
  alsoRead?: () => readonly Page[];
  /** Where one missing property changes more than itself. */
  seen?: (shown: unknown, property: string, absent: unknown) => unknown;
}

const ofCreator = (): [string, string] => ['accountId', world.id];
const ownTrip = () => ok(server.get(`/api/account/trips/${world.tripId}`, world.owner));
const publicTrip = async () => (await ok(server.get('/api/blog/deniz'))).publishedVayas[0];
async function download() {
  await onANewDay(server);
  const response = await fetch(`${server.url}/api/account/download`, {
    method: 'POST',
    headers: { ...world.owner, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: password }),
  });
  expect(response.status).toBe(200);
  return readZip(Buffer.from(await response.arrayBuffer()));
}
const forSponsor = () => ok(server.get(`/api/creator/${world.id}`, stays.sponsor.headers));

const tripPages = (): Page[] => [
  ['/api/account/trips', world.owner],
  [`/api/account/trips/${world.tripId}`, world.owner],
  ['/api/blog/deniz'],
  ['/blog/deniz'],
  ['/blog/deniz/feed.atom'],
];
const directoryPages = (): Page[] => [
  [`/api/creator/${world.id}`],
  ['/api/creator?include=vayas', stays.sponsor.headers],
  [`/api/sponsor/comparison?creator=${world.id}`, stays.sponsor.headers],
  ['/api/sponsor/shortlist.csv', stays.sponsor.headers],
];
const stayPages =
  (id: () => string): (() => Page[]) =>
  () => [
    [`/api/admin/hotel-bookings/${id()}`, stays.staff.headers],
    [`/api/creator/hotel-bookings/${id()}`, world.owner],
    ['/api/creator/hotel-bookings', world.owner],
    ['/api/admin/hotel-bookings', stays.staff.headers],
  ];

const itemDefaults = (item: string) => ({
  [`${item}objectType`]: 'other',
  [`${item}name`]: '',
  [`${item}date`]: null,
  [`${item}time`]: null,
  [`${item}address`]: null,
  [`${item}dayNumber`]: 1,
});
const cityDefaults = (city: string) => ({
  [`${city}id`]: undefined,
  [`${city}cityName`]: '',
  [`${city}stateName`]: '',
  [`${city}countryName`]: '',
});
const socialDefaults = {
  socialMediaAccounts: { instagram: '', youtube: '', tiktok: '' },
  ...{ 'socialMediaAccounts.instagram': '', 'socialMediaAccounts.youtube': '', 'socialMediaAccounts.tiktok': '' },
};
const collectionDefaults = (each: string) => ({ [`${each}name`]: '', [`${each}collectionObjects`]: [] });

const tripColumn = (column: string, given: Omit<Column, 'of' | 'alsoRead'>): Record<string, Column> => ({
  [`trip.${column}`]: { of: () => ['id', world.tripId], alsoRead: tripPages, ...given },
});

const configProperties = [
  ...['showEmail', 'servicesVisibility', 'servicesVisibility.items', 'servicesVisibility.items.*'],
  ...['displayOrder', 'displayOrder.locations', 'displayOrder.languages', 'displayOrder.expertises'],
  ...['displayOrder.services', 'displayOrder.serviceOffers', 'displayOrder.contact'],
  ...['pageStyle', 'pageStyle.backgroundColor', 'pageStyle.profilePictureStyle'],
  ...['pageStyle.profilePictureStyle.shape', 'pageStyle.profilePictureStyle.size'],
  ...['tripSettings', 'tripSettings.tripsPerRow', 'tripSettings.visibleTrips'],
  ...['vayaDisplaySettings', 'vayaDisplaySettings.*', 'vayaDisplaySettings.*.showPeriod'],
  ...['vayaDisplaySettings.*.textStyles', 'vayaDisplaySettings.*.textStyles.title'],
  'vayaDisplaySettings.*.textStyles.title.bold',
];

const columns: Record<string, Column> = {
  ...tripColumn('description', {
    shown: async () => (await publicTrip()).story,
    defaults: { 'content.*.content': undefined },
    needed: ['type', 'content', 'content.*.type', 'content.*.content.*.type', 'content.*.content.*.text'],
  }),
  ...tripColumn('dates', { shown: async () => (await publicTrip()).dates, defaults: {} }),
  ...tripColumn('cities', {
    shown: async () => (await publicTrip()).locations.map(({ cityName }: { cityName: string }) => cityName),
    defaults: {},
  }),
  ...tripColumn('cityIds', {
    shown: async () => (await publicTrip()).locations.map(({ _id }: { _id: string }) => _id),
    defaults: {},
  }),
  ...tripColumn('itinerary', {
    shown: async () => (await publicTrip()).itinerary,
    defaults: itemDefaults('*.'),
    needed: ['*.objectId'],
  }),
  ...tripColumn('pictures', {
    shown: async () => (await publicTrip()).pictures,
    defaults: { '*.alt': '', '*.caption': undefined, '*.focus': undefined, '*.dayNumber': null },
    needed: ['*.key', '*.focus.x', '*.focus.y'],
  }),
  ...tripColumn('coverFocus', {
    shown: async () => (await publicTrip()).coverImage.focus,
    defaults: {},
    needed: ['x', 'y'],
  }),
  ...tripColumn('dayTexts', {
    shown: async () => (await publicTrip()).dayTexts,
    defaults: { '*.text.content.*.content': undefined },
    needed: [
      ...['*.id', '*.dayNumber', '*.text', '*.text.type', '*.text.content', '*.text.content.*.type'],
      ...['*.text.content.*.content.*.type', '*.text.content.*.content.*.text'],
    ],
  }),
  ...tripColumn('collections', {
    shown: async () => (await publicTrip()).collections,
    defaults: collectionDefaults('*.'),
  }),
  'trip.pending': {
    of: () => ['id', world.tripId],
    alsoRead: tripPages,
    shown: async () => {
      const { description, price, places, dates, itinerary, pictures, dayTexts, ...trip } = await ownTrip();
      return {
        ...trip,
        description: JSON.stringify(description),
        ...{ priceCents: price * 100, dates, itinerary, pictures, dayTexts },
        cities: places.map(({ cityName }: { cityName: string }) => cityName),
        cityIds: places.map(({ _id }: { _id: string }) => _id),
      };
    },
    // What is published.
    defaults: {
      ...{ title: 'The Lycian coast', description: words('Slowly.'), tripType: 'GUIDED_TOUR', priceCents: 125_000 },
      ...{ dates: ['2026-06-20', '2026-06-21', '2026-06-22'], daysFor: 'everyone', dayCount: 3 },
      ...{ coverImage: `cover/${'1'.repeat(30)}`, notes: 'Bring the tent.' },
      followersLine: 'The ferry was late, and worth it.',
      ...{ cities: ['Kaş'], cityIds: ['308948'] },
      itinerary: [wholeItem],
      pictures: [{ key: `cover/${'2'.repeat(30)}`, ...wholePicture }],
      dayTexts: [wholeDayText],
      coverFocus: { x: 30, y: 60 },
    },
  },
  'blogConfig.config': {
    of: ofCreator,
    shown: async () => {
      const body = await ok(server.get(`/api/creator/${world.id}/blog-config`, world.owner));
      const { creatorId, profile, version, createdAt, updatedAt, ...choices } = body;
      return choices;
    },
    defaults: Object.fromEntries(configProperties.map((property) => [property, undefined])),
    alsoRead: () => [['/api/blog/deniz'], ['/blog/deniz']],
  },
  'approvedProfile.profile': {
    of: ofCreator,
    shown: async () => JSON.parse(String((await download()).get('profile.json'))).asApproved,
    alsoRead: () => [[`/api/admin/applications/${world.id}`, stays.staff.headers]],
    defaults: {
      ...{ fullName: '', aboutMe: '', profilePicture: null, phoneNumber: '', email: '' },
      ...{ languages: [], expertises: [], locations: [], services: [], serviceOffers: [] },
      ...{ 'languages.*.proficiency': 'BEGINNER', 'expertises.*.level': 'BEGINNER', 'locations.*.cityName': '' },
      ...socialDefaults,
      ...{ instagramFollowers: '', youtubeFollowers: '', tiktokFollowers: '' },
    },
    needed: ['languages.*.language', 'expertises.*.expertise', 'locations.*._id'],
  },
  'directoryProfile.profile': {
    of: ofCreator,
    shown: async () => {
      const { publishedVayas, lastVaya, upcomingVaya, ongoingVaya, ...profile } = await forSponsor();
      return profile;
    },
    alsoRead: directoryPages,
    defaults: {
      ...{
        fullName: '',
        username: '',
        followersCount: 0,
        aboutMe: '',
        profilePicture: null,
        totalVayaCount: undefined,
      },
      ...{ email: undefined, phoneNumber: undefined, location: null },
      ...{ locations: [], services: [], expertises: [], languages: [], serviceOffers: [] },
      ...cityDefaults('locations.*.'),
      ...cityDefaults('location.'),
      ...{ userId: undefined, 'userId.followersCount': 0 },
      ...{ 'expertises.*.expertise.name': '', 'expertises.*.level': 'BEGINNER' },
      ...{ 'languages.*.language.name': '', 'languages.*.proficiency': 'BEGINNER', 'serviceOffers.*.name': '' },
      ...socialDefaults,
      ...{ enteredFollowers: undefined, 'enteredFollowers.instagram': null },
      ...{ 'enteredFollowers.youtube': null, 'enteredFollowers.tiktok': null },
    },
    needed: [
      'enteredFollowers.at',
      ...['_id', 'userId._id', 'locations.*._id', 'location._id', 'serviceOffers.*._id'],
      ...['expertises.*.expertise', 'expertises.*.expertise._id', 'languages.*.language', 'languages.*.language._id'],
    ],
    // The account is known without it, and the trips are counted.
    seen: (shown, property, absent) => (['userId', 'totalVayaCount'].includes(property) ? shown : absent),
  },
  'directoryProfile.trips': {
    of: ofCreator,
    shown: async () => {
      const path = `/api/sponsor/comparison?creator=${world.id}`;
      return (await ok(server.get(path, stays.sponsor.headers))).data[0].creator.publishedVayas;
    },
    alsoRead: directoryPages,
    defaults: {
      ...{ '*.title': '', '*.description': '', '*.tripType': 'NON_SHOPPABLE', '*.price': null, '*.dates': [] },
      ...{ '*.coverImage': null, '*.coverImage.url': '', '*.coverImage.isFromAnotherResource': false },
      '*.coverImage.focus': undefined,
      ...{ '*.locations': [], '*.locations.*.cityName': '', '*.itinerary': [], ...itemDefaults('*.itinerary.*.') },
      ...{ '*.notes': '', '*.likes': 0, '*.createdAt': 0 },
      ...{ '*.collections': [], ...collectionDefaults('*.collections.*.'), '*.itemCount': undefined },
    },
    needed: ['*._id', '*.coverImage.focus.x', '*.coverImage.focus.y', '*.locations.*._id', '*.itinerary.*.objectId'],
  },
  'question.replies': {
    of: () => ['id', world.questionId],
    shown: async () => (await ok(server.get('/api/questions', world.owner))).data[0].replies,
    defaults: {},
    needed: ['*.by', '*.text', '*.at'],
  },
  'booking.offer': {
    of: () => ['id', world.offered],
    shown: async () => (await ok(stays.creator.read(world.offered))).offer,
    defaults: { hotelName: '', address: '', terms: '' },
    needed: ['replyBy'],
    alsoRead: stayPages(() => world.offered),
  },
  'booking.otherDates': {
    of: () => ['id', world.otherDates],
    shown: async () => (await ok(stays.creator.read(world.otherDates))).otherDates,
    defaults: {},
    needed: ['checkIn', 'checkOut'],
  },
  'booking.deliverables': {
    of: () => ['id', world.offered],
    shown: async () => (await ok(stays.creator.read(world.offered))).deliverables,
    defaults: { '*.count': 1 },
    needed: ['*.platform', '*.kind'],
    alsoRead: stayPages(() => world.offered),
  },
  'bankDetails.encrypted': {
    of: ofCreator,
    shown: async () => {
      const path = `/api/admin/creators/${world.id}/bank-details/reveal`;
      const { bank, ...details } = await ok(server.post(path, {}, stays.staff.headers));
      return details;
    },
    defaults: {
      ...{ name: '', iban: '', taxNumber: '', taxOffice: '' },
      ...{ address: '', city: '', district: '', country: '' },
    },
    needed: ['accountType'],
    alsoRead: () => [
      ['/api/account', world.owner],
      [`/api/admin/applications/${world.id}`, stays.staff.headers],
    ],
  },
  'auditEntry.details': {
    of: () => ['sequence', world.entry],
    shown: async () => {
      const { data } = await ok(server.get('/api/admin/audit', stays.staff.headers));
      return data.find(({ action }: { action: string }) => action === 'profile.change').details;
    },
    defaults: { fields: undefined },
    alsoRead: () => [[`/api/admin/applications/${world.id}`, stays.staff.headers]],
  },
  'notification.facts': {
    of: () => ['id', world.notificationId],
    shown: async () => {
      const { data } = await ok(server.get('/api/notifications', world.owner));
      return data.find(({ _id }: { _id: string }) => _id === world.notificationId).facts;
    },
    defaults: {
      ...{ creator: undefined, host: undefined, hotelName: undefined },
      ...{ cityName: undefined, checkIn: undefined, checkOut: undefined },
    },
    // The page then names the kind alone.
    seen: () => null,
  },
  'outboxMail.encryptedContent': {
    of: () => ['id', world.mailId],
    shown: async () => {
      const mails: { id: string }[] = await ok(server.get('/dev/mailbox.json'));
      return mails.find(({ id }) => id === world.mailId);
    },
    defaults: { subject: '', text: '', html: '' },
    alsoRead: () => [['/dev/mailbox'], [`/dev/mailbox/${world.mailId}`]],
  },
  'outboxMail.encryptedCopy': {
    of: () => ['id', world.mailId],
    shown: async () => {
      const path = `/api/admin/creators/${world.id}/mails/${world.mailId}/reading`;
      const { secret, ...reading } = await ok(server.post(path, {}, stays.staff.headers));
      return { ...reading, isMasked: secret !== 'none' };
    },
    defaults: { subject: '', text: '', isMasked: false },
  },
};

/** The other columns of text that this world leaves empty, keys apart. They hold words, or JSON that is read for a day at most. */
const withoutJson = [
  ...[
    'application.reason',
    'application.reasonText',
    'applicationDraft.encryptedDraft',
    'bankLink.message',
    'bankLink.state',
    'blogVisit.day',
    'tripVisit.day',
  ],
  ...['blogVisit.host', 'booking.currency', 'booking.outcome', 'booking.reason', 'booking.replacedBy'],
  ...['booking.replaces', 'booking.specialRequests', 'bookingEvent.reason', 'bookingNote.author', 'bookingNote.by'],
  ...['bookingNote.content', 'emailVerification.email', 'follower.email'],
  ...['follower.language', 'follower.state', 'idempotency.answer', 'mutedMail.kind', 'notification.title'],
  ...[
    'outboxMail.lastError',
    'ownHotel.cityName',
    'ownHotel.name',
    'ownHotel.timeZone',
    'ownList.name',
    'passwordLink.kind',
    'passwordRequest.encryptedEmail',
  ],
  ...[
    'question.answer',
    'savedSearch.mails',
    'savedSearch.name',
    'savedSearch.query',
    'secondFactor.encryptedSecret',
    'session.browser',
  ],
  ...['session.system', 'shortlistEntry.note', 'signInTicket.encryptedOffer', 'staffNote.author', 'staffNote.content'],
];

type Path = readonly string[];

/** A value without one of its properties, at any depth, for each of them. */
function* withoutEach(value: unknown, path: Path = []): Generator<[path: Path, rest: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const isEntry = Array.isArray(value);
    if (!isEntry) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield [[...path, name], rest];
    }
    for (const [inside, rest] of withoutEach(inner, [...path, name]))
      yield [inside, isEntry ? value.with(Number(name), rest) : { ...value, [name]: rest }];
  }
}

const splitName = (name: string): [table: TableName, column: string] => {
  const [table, column = ''] = name.split('.');
  return [tableNames.find((each) => each === table) ?? expect.fail(`There is no table ${table}.`), column];
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy of a value with something else at a path. */
function withAt(value: unknown, [name, ...rest]: Path, inner: unknown): unknown {
  if (name === undefined) return inner;
  if (!isObject(value)) return expect.fail(`Nothing is shown at ${name}.`);
  const changed = withAt(value[name], rest, inner);
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
}

/** A path with `*` for each entry of a list, and for the id of a trip. */
const nameOf = (path: Path): string =>
  path.map((part) => (/^\d+$/.test(part) || part === world.tripId ? '*' : part)).join('.');

const unreadable = async (pages: readonly Page[]): Promise<string[]> => {
  const answers = await Promise.all(pages.map(([path, headers]) => server.get(path, headers)));
  return answers.flatMap(({ status }, index) => (status === 200 ? [] : `${status} ${pages[index]?.[0]}`));
};

describe('a row that an earlier release stored without a property is read with the default of that property', () => {
  it.each(Object.keys(columns))('in %s', async (name) => {
    const { of, shown, defaults, needed = [], alsoRead = () => [], seen } = columns[name] ?? expect.fail();
    const { value, store } = await storedIn(name, of());
    const before = await shown();
    const each = [...withoutEach(value)].map(([path, rest]) => ({ path, rest, property: nameOf(path) }));
    expect([...new Set(each.map(({ property }) => property))].sort(), 'properties').toEqual(
      [...Object.keys(defaults), ...needed].sort(),
    );
    for (const { path, rest, property } of each.filter((one) => !needed.includes(one.property))) {
      await store(rest);
      const expected = withAt(before, path, defaults[property]);
      expect(await shown(), `without ${property}`).toEqual(seen ? seen(before, property, expected) : expected);
      expect(await unreadable(alsoRead()), `without ${property}`).toEqual([]);
    }
    await store(value);
    expect(await shown()).toEqual(before);
  });

  it('in the copy of the own data, where no column has more than its records need', async () => {
    const stored = await Promise.all(Object.entries(columns).map(([name, { of }]) => storedIn(name, of())));
    for (const [index, { needed = [] }] of Object.values(columns).entries())
      await stored[index]?.store(reduced(stored[index].value, needed));
    expect([...(await download()).keys()]).toContain('stays.json');
    for (const { value, store } of stored) await store(value);
  });
});

/** A value with its needed properties alone. */
function reduced(value: unknown, needed: readonly string[]): unknown {
  const optional = [...withoutEach(value)].find(([path]) => !needed.some((name) => isWithin(nameOf(path), name)));
  return optional ? reduced(optional[1], needed) : value;
}

const isWithin = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

it('every column that holds JSON is in the table', async () => {
  const { database, secrets } = server.platform;
  const [holding, filled] = [new Set<string>(), new Set<string>()];
  for await (const [table, row] of everyRow(database))
    for (const [column, stored] of Object.entries(row).filter(([, each]) => typeof each === 'string' && each !== '')) {
      filled.add(`${table}.${column}`);
      const text = tables[table].encrypted.includes(column as never)
        ? secrets.decrypt(String(stored), cellOf(table, column, row))
        : String(stored);
      if (/^[[{]/.test(text)) holding.add(`${table}.${column}`);
    }
  expect([...holding].sort()).toEqual(Object.keys(columns).sort());
  const found = (await database.introspection.getTables()).flatMap(({ name, columns: all }) =>
    all.filter(({ dataType }) => /text|char/i.test(dataType)).map((column) => `${name}.${column.name}`),
  );
  const empty = found.filter((name) => !/^kysely_|\.(id|key)$|(Id|Hash|Folded)$/.test(name) && !filled.has(name));
  expect(empty.sort()).toEqual([...withoutJson].sort());
});

const cellOf = (table: TableName, column: string, row: Row) =>
  cellsIn(
    table,
    column,
  )(
    keyOf(table)
      .map((part) => row[part])
      .join(' '),
  );

async function storedIn(name: string, [key, id]: [string, string]) {
  const [table, column] = splitName(name);
  const { database, secrets } = server.platform;
  const row = sql`${sql.ref(key)} = ${id}`;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${row}`.execute(database);
  const [found] = rows;
  if (!found) return expect.fail(`${table} has no such row.`);
  const isEncrypted = tables[table].encrypted.includes(column as never);
  const cell = cellOf(table, column, found);
  const text = String(found[column]);
  return {
    value: JSON.parse(isEncrypted ? secrets.decrypt(text, cell) : text),
    async store(value: unknown) {
      const stored = JSON.stringify(value);
      const written = isEncrypted ? secrets.encrypt(stored, cell) : stored;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${written} where ${row}`.execute(database);
      // Pages of blogs are cached by this version.
      await sql`update ${sql.table('directoryEntry')} set version = version + 1`.execute(database);
    },
  };
}
