import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** From … to … : characters of a text, entries of a list, or a number. Ids have at most 64 characters everywhere. */
type Bounds = readonly [min: number, max: number];

const limits: Readonly<Record<string, Record<string, Bounds>>> = {
  applicationRequest: {
    fullName: [0, 300],
    username: [0, 300],
    email: [0, 300],
    phoneNumber: [0, 300],
    aboutMe: [0, 5000],
    'socialMediaAccounts.instagram': [0, 300],
    'socialMediaAccounts.youtube': [0, 300],
    'socialMediaAccounts.tiktok': [0, 300],
    instagramFollowers: [0, 20],
    youtubeFollowers: [0, 20],
    tiktokFollowers: [0, 20],
    languages: [0, 50],
    expertises: [0, 50],
    locations: [0, 50],
    services: [0, 50],
    serviceOffers: [0, 50],
    legalEntity: [0, 300],
    taxNo: [0, 300],
    taxOffice: [0, 300],
    accountHolderName: [0, 300],
    iban: [0, 300],
    address: [0, 1000],
    privacyVersion: [1, 20],
  },
  mailDraftRequest: {
    'form.fullName': [0, 300],
    'form.username': [0, 300],
    'form.phoneNumber': [0, 300],
    'form.aboutMe': [0, 5000],
    'form.socialMediaAccounts.instagram': [0, 300],
    'form.socialMediaAccounts.youtube': [0, 300],
    'form.socialMediaAccounts.tiktok': [0, 300],
    'form.instagramFollowers': [0, 20],
    'form.youtubeFollowers': [0, 20],
    'form.tiktokFollowers': [0, 20],
    'form.languages': [0, 50],
    'form.expertises': [0, 50],
    'form.locations': [0, 50],
    'form.cityNames.*': [0, 300],
    'form.services': [0, 50],
    'form.serviceOffers': [0, 50],
  },
  draftQuery: { token: [1, 200] },
  continueDraftRequest: { token: [1, 200] },
  usernameParams: { username: [1, 80] },
  statusQuery: { token: [1, 200] },
  sendLinkRequest: { token: [1, 200] },
  withdrawRequest: { token: [1, 200] },
  auditQuery: {
    search: [0, 80],
    since: [0, 8_640_000_000_000_000],
    until: [0, 8_640_000_000_000_000],
    limit: [1, 100],
  },
  applicationsQuery: {
    since: [0, 8_640_000_000_000_000],
    until: [0, 8_640_000_000_000_000],
    search: [0, 80],
    offset: [0, 1_000_000],
    limit: [1, 100],
  },
  applicationMoveRequest: { text: [0, 1000] },
  applicationsMoveRequest: { ids: [1, 100], 'request.text': [0, 1000] },
  bankMoveRequest: { message: [0, 1000] },
  pageQuery: { offset: [0, 1_000_000], limit: [1, 100] },
  mailsQuery: { search: [0, 80], offset: [0, 1_000_000], limit: [1, 100] },
  inviteRequest: { name: [0, 80], username: [0, 40], email: [0, 254] },
  bankDetailsRequest: {
    name: [0, 300],
    iban: [0, 300],
    taxNumber: [0, 300],
    taxOffice: [0, 300],
    address: [0, 1000],
    city: [0, 300],
    district: [0, 300],
    country: [0, 300],
  },
  bankTokenQuery: { token: [1, 200] },
  renewBankLinkRequest: { token: [1, 200] },
  blogConfigRequest: {
    'pageStyle.backgroundColor': [0, 40],
    'pageStyle.coverImageUrl': [0, 200],
    'pageStyle.profilePictureStyle.borderColor': [0, 40],
    'pageStyle.textStyles.fullName.color': [0, 40],
    'pageStyle.textStyles.aboutMe.color': [0, 40],
    'pageStyle.textStyles.expertises.color': [0, 40],
    'pageStyle.textStyles.services.color': [0, 40],
    'pageStyle.textStyles.serviceOffers.color': [0, 40],
    'tripSettings.visibleTrips': [0, 5000],
    'tripSettings.visibleTrips[]': [1, 120],
    'tripSettings.highlightedTrips': [0, 5000],
    'tripSettings.highlightedTrips[]': [1, 120],
    'vayaDisplaySettings.*.textStyles.title.color': [0, 40],
    'vayaDisplaySettings.*.textStyles.description.color': [0, 40],
    'vayaDisplaySettings.*.textStyles.locations.color': [0, 40],
    'vayaDisplaySettings.*.textStyles.period.color': [0, 40],
    'sharing.title': [0, 60],
    'sharing.description': [0, 160],
    'profile.fullName': [0, 300],
    'profile.aboutMe': [0, 5000],
    'profile.profilePicture': [0, 200],
    'profile.phoneNumber': [0, 300],
    'profile.socialMediaAccounts.instagram': [0, 300],
    'profile.socialMediaAccounts.youtube': [0, 300],
    'profile.socialMediaAccounts.tiktok': [0, 300],
    'profile.instagramFollowers': [0, 20],
    'profile.youtubeFollowers': [0, 20],
    'profile.tiktokFollowers': [0, 20],
    'profile.languages': [0, 50],
    'profile.expertises': [0, 50],
    'profile.locations': [0, 50],
    'profile.locations[].cityName': [0, 200],
    'profile.services': [0, 50],
    'profile.serviceOffers': [0, 50],
  },
  blogNameParams: { username: [0, 200] },
  creatorsQuery: {
    search: [0, 80],
    limit: [1, 100],
    expertise: [0, 20],
    'expertise[]': [1, 80],
    language: [0, 20],
    'language[]': [1, 80],
    offer: [0, 20],
    'offer[]': [1, 80],
    city: [0, 20],
    'city[]': [1, 80],
    service: [0, 20],
    'service[]': [1, 80],
    tripType: [0, 20],
    'tripType[]': [1, 80],
    platform: [0, 20],
    'platform[]': [1, 80],
    matchAny: [0, 7],
    minTripCount: [0, 100],
    minFollowers: [0, 999_999_999],
    maxFollowers: [0, 999_999_999],
    thereCity: [0, 80],
    offset: [0, 100_000_000],
  },
  optionsQuery: {
    search: [0, 80],
    expertise: [0, 20],
    'expertise[]': [1, 80],
    language: [0, 20],
    'language[]': [1, 80],
    offer: [0, 20],
    'offer[]': [1, 80],
    city: [0, 20],
    'city[]': [1, 80],
    service: [0, 20],
    'service[]': [1, 80],
    tripType: [0, 20],
    'tripType[]': [1, 80],
    platform: [0, 20],
    'platform[]': [1, 80],
    matchAny: [0, 7],
    minTripCount: [0, 100],
    minFollowers: [0, 999_999_999],
    maxFollowers: [0, 999_999_999],
    thereCity: [0, 80],
    option: [0, 300],
    'option[]': [1, 80],
  },
  sendVerificationEmailRequest: { email: [1, 254] },
  verifyEmailRequest: { code: [1, 16] },
  checkEmailRequest: { email: [1, 254] },
  bookingRequest: {
    hotelName: [0, 120],
    cityName: [0, 120],
    timeZone: [0, 64],
    adults: [1, 6],
    children: [0, 6],
    rooms: [1, 4],
    deliverables: [0, 20],
    'deliverables[].count': [1, 50],
    budgetPerNight: [0.01, 1_000_000],
    specialRequests: [0, 1000],
    contactPhone: [0, 40],
  },
  invitationRequest: {
    hotelName: [0, 120],
    cityName: [0, 120],
    timeZone: [0, 64],
    adults: [1, 6],
    children: [0, 6],
    rooms: [1, 4],
    deliverables: [0, 20],
    'deliverables[].count': [1, 50],
    budgetPerNight: [0.01, 1_000_000],
    word: [0, 1000],
  },
  bookingsQuery: { limit: [1, 100] },
  ownBookingsQuery: { limit: [1, 100] },
  noteRequest: { content: [0, 2000] },
  bookingMoveRequest: { hotelName: [1, 120], address: [1, 300], terms: [1, 2000], reason: [0, 1000] },
  invitationSettings: { maxOpen: [1, 50] },
  blogMapQuery: { trip: [0, 200] },
  notificationIds: { ids: [1, 100] },
  mailChoices: { muted: [0, 12] },
  changeEmailRequest: { currentPassword: [1, 200] },
  closeAccountRequest: { currentPassword: [1, 200], username: [1, 80] },
  tripRequest: {
    title: [0, 80],
    description: [0, 20_000],
    'description.content': [0, 20_000],
    'description.content[].content': [1, 20_000],
    'description.content[].content[].marks': [0, 3],
    'description.content[].content[].text': [1, 20_000],
    'description.content[].content[].content': [1, 20_000],
    'description.content[].content[].content[].marks': [0, 3],
    'description.content[].content[].content[].text': [1, 20_000],
    'description.content[].content[].content[].content': [0, 20_000],
    'description.content[].content[].content[].content[].marks': [0, 3],
    'description.content[].content[].content[].content[].text': [1, 20_000],
    'description.content[].attrs.key': [1, 100],
    price: [0, 1_000_000],
    dates: [0, 366],
    coverImage: [0, 2000],
    'coverFocus.x': [0, 100],
    'coverFocus.y': [0, 100],
    dayCount: [1, 366],
    itinerary: [0, 200],
    'itinerary[].name': [0, 120],
    'itinerary[].address': [0, 200],
    'itinerary[].dayNumber': [1, 366],
    pictures: [0, 12],
    'pictures[].key': [0, 100],
    'pictures[].alt': [0, 200],
    'pictures[].caption': [0, 200],
    'pictures[].focus.x': [0, 100],
    'pictures[].focus.y': [0, 100],
    'pictures[].dayNumber': [1, 366],
    dayTexts: [0, 366],
    'dayTexts[].dayNumber': [1, 366],
    'dayTexts[].text': [0, 5000],
    'dayTexts[].text.content': [0, 20_000],
    'dayTexts[].text.content[].attrs.key': [1, 100],
    'dayTexts[].text.content[].content': [1, 20_000],
    'dayTexts[].text.content[].content[].marks': [0, 3],
    'dayTexts[].text.content[].content[].text': [1, 20_000],
    'dayTexts[].text.content[].content[].content': [1, 20_000],
    'dayTexts[].text.content[].content[].content[].marks': [0, 3],
    'dayTexts[].text.content[].content[].content[].text': [1, 20_000],
    'dayTexts[].text.content[].content[].content[].content': [0, 20_000],
    'dayTexts[].text.content[].content[].content[].content[].marks': [0, 3],
    'dayTexts[].text.content[].content[].content[].content[].text': [1, 20_000],
    followersLine: [0, 200],
    notes: [0, 5000],
    places: [0, 50],
    'places[].cityName': [0, 120],
  },
  tripMapQuery: { city: [0, 50] },
  forgotPasswordRequest: { email: [1, 254] },
  setPasswordRequest: { token: [1, 200], password: [0, 1000] },
  renewPasswordLinkRequest: { token: [1, 200] },
  changePasswordRequest: { currentPassword: [1, 200], password: [0, 1000] },
  passwordLinkQuery: { token: [1, 200] },
  questionTripParams: { username: [1, 64], trip: [1, 200] },
  questionRequest: { name: [1, 100], email: [1, 254], message: [1, 2000] },
  followParams: { username: [1, 64] },
  followRequest: { email: [1, 254] },
  questionsQuery: { limit: [0, 100] },
  questionMoveRequest: { answer: [1, 2000] },
  citiesQuery: { search: [0, 80] },
  searchRequest: { name: [1, 60], query: [0, 4000] },
  searchChange: { name: [1, 60] },
  credentials: { email: [1, 254], password: [1, 200], username: [1, 254] },
  blogCredentials: { email: [1, 254], password: [1, 200] },
  blogParams: { username: [1, 64] },
  sponsorCredentials: { username: [1, 254], password: [1, 200] },
  confirmSignInRequest: { ticket: [1, 200], code: [1, 32] },
  reauthenticationRequest: { currentPassword: [1, 200] },
  shortlistRequest: { note: [0, 500], listIds: [1, 21] },
  hotelRequest: { hotelName: [1, 120], cityName: [1, 120], timeZone: [0, 64] },
  hotelChange: { hotelName: [1, 120] },
  listRequest: { name: [1, 40] },
  listChange: { name: [1, 40] },
  additionRequest: { creatorIds: [1, 20], 'list.name': [1, 40] },
  comparisonQuery: { creator: [0, 50] },
  exportQuery: { creator: [0, 20] },
  staffNoteRequest: { content: [1, 2000] },
};

const contract = join(import.meta.dirname, '../../src/contract');
const requestNames = new Set([
  ...globSync('*.routes.ts', { cwd: contract }).flatMap((file) =>
    [...readFileSync(join(contract, file), 'utf8').matchAll(/(?:body|query): typeof (\w+)/g)].map(([, name]) => name),
  ),
  'applicationRequest',
]);
const modules = await Promise.all(
  globSync('*.ts', { cwd: contract }).map(async (file) =>
    Object.entries(await import(/* @vite-ignore */ pathToFileURL(join(contract, file)).href)),
  ),
);
const requests = modules
  .flat()
  .flatMap(([name, schema]) =>
    (requestNames.has(name) || name.endsWith('Params')) && schema instanceof z.ZodType ? [{ name, schema }] : [],
  );

interface Part {
  path: string;
  schema: z.core.$ZodType;
}

/** Every text, number and list in a request. */
function* partsOf(schema: z.core.$ZodType, path = ''): Generator<Part> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (def.type === 'object') for (const [name, part] of Object.entries(def.shape)) yield* partsOf(part, inside(name));
  else if (def.type === 'array') {
    yield { path, schema };
    yield* partsOf(def.element, `${path}[]`);
  } else if (def.type === 'record') yield* partsOf(def.valueType, inside('*'));
  else if (def.type === 'union') for (const option of def.options) yield* partsOf(option, path);
  else if ('innerType' in def) yield* partsOf(def.innerType, path);
  else if (def.type === 'pipe') {
    if (def.in._zod.def.type !== 'transform') yield* partsOf(def.in, path);
    yield* partsOf(def.out, path);
  } else if (def.type === 'string' || def.type === 'number') yield { path, schema };
}

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;
const text = (length: number) => 'a'.repeat(length);
const isFreeText = (schema: z.core.$ZodType) => [1, 3, 10].some((length) => takes(schema, text(length)));
const isId = (schema: z.core.$ZodType) => takes(schema, text(64)) && !takes(schema, text(65)) && !takes(schema, 'a b');

/** Whether a list has a number of entries that is taken, whatever the entries are. */
const takesCount = (schema: z.core.$ZodType, length: number): boolean => {
  const { error } = z.safeParse(schema, Array.from({ length }));
  return !error?.issues.some(({ code, path }) => path.length === 0 && (code === 'too_big' || code === 'too_small'));
};

const isBounded = ({ schema }: Part): boolean => {
  const { type } = schema._zod.def;
  return type === 'array' || type === 'number' || (isFreeText(schema) && !isId(schema));
};

/** A version or a time, which is compared with the record, or a setting of a blog, whose rules judge it. */
const isOpen = ({ schema }: Part): boolean =>
  schema._zod.def.type === 'number' && takes(schema, Number.MAX_SAFE_INTEGER);

describe('a request', () => {
  const found = new Map(
    [...Map.groupBy(requests, ({ name }) => name)].map(([name, same]) => {
      const parts = same.flatMap(({ schema }) => [...partsOf(schema)].filter(isBounded));
      return [name, Map.groupBy(parts, ({ path }) => path)];
    }),
  );

  it('has no limit that is not in this table', () => {
    const pathsOf = (parts: Map<string, Part[]>) =>
      [...parts].filter(([, same]) => !same.every(isOpen)).map(([path]) => path);
    const bounded = [...found].flatMap(([name, parts]) => pathsOf(parts).map((path) => `${name} ${path}`));
    const listed = Object.entries(limits).flatMap(([name, paths]) =>
      Object.keys(paths).map((path) => `${name} ${path}`),
    );
    expect(bounded.sort()).toEqual(listed.sort());
  });

  it.each(
    Object.entries(limits).flatMap(([name, paths]) =>
      Object.entries(paths).map(([path, bounds]) => ({ name, path, bounds })),
    ),
  )('accepts the limits of $path in $name, and nothing beyond', ({ name, path, bounds: [min, max] }) => {
    const parts = found.get(name)?.get(path) ?? expect.fail('There is no such part.');
    const isTaken = (value: number) => parts.every(({ schema }) => takesAt(schema, value));
    expect([min, max].map(isTaken)).toEqual([true, true]);
    const isNumber = parts.some(({ schema }) => schema._zod.def.type === 'number');
    const step = parts.every(({ schema }) => takes(schema, 0.5) || takes(schema, 1.5)) ? 0.01 : 1;
    const beyond = isNumber || min > 0 ? [min - step, max + step] : [max + step];
    expect(beyond.map(isTaken)).toEqual(beyond.map(() => false));
  });
});

function takesAt(schema: z.core.$ZodType, value: number): boolean {
  const { type } = schema._zod.def;
  if (type === 'array') return takesCount(schema, value);
  return takes(schema, type === 'number' ? value : text(value));
}
