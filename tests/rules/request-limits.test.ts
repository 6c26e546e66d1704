import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** From … to … : characters of a text, entries of a list, or a number. Ids have at most 64 characters everywhere. */
type Bounds = readonly [min: number, max: number];

/** What a search of the directory and the counts of its options have in common. */
const directoryQuery: Record<string, Bounds> = {
  'search thereCity': [0, 80],
  'expertise language offer city service tripType platform': [0, 20],
  'expertise[] language[] offer[] city[] service[] tripType[] platform[]': [1, 80],
  matchAny: [0, 7],
  minTripCount: [0, 100],
  'minFollowers maxFollowers': [0, 999_999_999],
};

/** A key names one or several parts of the request. */
const limits: Readonly<Record<string, Record<string, Bounds>>> = {
  applicationRequest: {
    'fullName username email phoneNumber socialMediaAccounts.instagram socialMediaAccounts.youtube': [0, 300],
    'socialMediaAccounts.tiktok legalEntity taxNo taxOffice accountHolderName iban': [0, 300],
    aboutMe: [0, 5000],
    'instagramFollowers youtubeFollowers tiktokFollowers': [0, 20],
    'languages expertises locations services serviceOffers': [0, 50],
    address: [0, 1000],
    privacyVersion: [1, 20],
  },
  mailDraftRequest: {
    'form.fullName form.username form.phoneNumber form.socialMediaAccounts.instagram': [0, 300],
    'form.socialMediaAccounts.youtube form.socialMediaAccounts.tiktok form.cityNames.*': [0, 300],
    'form.aboutMe': [0, 5000],
    'form.instagramFollowers form.youtubeFollowers form.tiktokFollowers': [0, 20],
    'form.languages form.expertises form.locations form.services form.serviceOffers': [0, 50],
  },
  draftQuery: { token: [1, 200] },
  continueDraftRequest: { token: [1, 200] },
  usernameParams: { username: [1, 80] },
  statusQuery: { token: [1, 200] },
  sendLinkRequest: { token: [1, 200] },
  withdrawRequest: { token: [1, 200] },
  auditQuery: { search: [0, 80], 'since until': [0, 8_640_000_000_000_000], limit: [1, 100] },
  applicationsQuery: {
    'since until': [0, 8_640_000_000_000_000],
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
  bankDetailsRequest: { 'name iban taxNumber taxOffice city district country': [0, 300], address: [0, 1000] },
  bankTokenQuery: { token: [1, 200] },
  renewBankLinkRequest: { token: [1, 200] },
  blogConfigRequest: {
    'pageStyle.backgroundColor pageStyle.profilePictureStyle.borderColor': [0, 40],
    'pageStyle.textStyles.fullName.color pageStyle.textStyles.aboutMe.color': [0, 40],
    'pageStyle.textStyles.expertises.color pageStyle.textStyles.services.color': [0, 40],
    'pageStyle.textStyles.serviceOffers.color vayaDisplaySettings.*.textStyles.title.color': [0, 40],
    'vayaDisplaySettings.*.textStyles.description.color': [0, 40],
    'vayaDisplaySettings.*.textStyles.locations.color vayaDisplaySettings.*.textStyles.period.color': [0, 40],
    'pageStyle.coverImageUrl profile.profilePicture profile.locations[].cityName': [0, 200],
    'tripSettings.visibleTrips tripSettings.highlightedTrips profile.aboutMe': [0, 5000],
    'tripSettings.visibleTrips[] tripSettings.highlightedTrips[]': [1, 120],
    'sharing.title': [0, 60],
    'sharing.description': [0, 160],
    'profile.fullName profile.phoneNumber profile.socialMediaAccounts.instagram': [0, 300],
    'profile.socialMediaAccounts.youtube profile.socialMediaAccounts.tiktok': [0, 300],
    'profile.instagramFollowers profile.youtubeFollowers profile.tiktokFollowers': [0, 20],
    'profile.languages profile.expertises profile.locations profile.services profile.serviceOffers': [0, 50],
  },
  blogNameParams: { username: [0, 200] },
  creatorsQuery: { ...directoryQuery, limit: [1, 100], offset: [0, 100_000_000] },
  optionsQuery: { ...directoryQuery, option: [0, 300], 'option[]': [1, 80] },
  sendVerificationEmailRequest: { email: [1, 254] },
  verifyEmailRequest: { code: [1, 16] },
  checkEmailRequest: { email: [1, 254] },
  bookingRequest: {
    'hotelName cityName': [0, 120],
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
    'hotelName cityName': [0, 120],
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
    'description description.content description.content[].content[].content[].content': [0, 20_000],
    'dayTexts[].text.content dayTexts[].text.content[].content[].content[].content': [0, 20_000],
    'description.content[].content description.content[].content[].text': [1, 20_000],
    'description.content[].content[].content description.content[].content[].content[].text': [1, 20_000],
    'description.content[].content[].content[].content[].text dayTexts[].text.content[].content': [1, 20_000],
    'dayTexts[].text.content[].content[].text dayTexts[].text.content[].content[].content': [1, 20_000],
    'dayTexts[].text.content[].content[].content[].text': [1, 20_000],
    'dayTexts[].text.content[].content[].content[].content[].text': [1, 20_000],
    'description.content[].content[].marks description.content[].content[].content[].marks': [0, 3],
    'description.content[].content[].content[].content[].marks': [0, 3],
    'dayTexts[].text.content[].content[].marks dayTexts[].text.content[].content[].content[].marks': [0, 3],
    'dayTexts[].text.content[].content[].content[].content[].marks': [0, 3],
    'description.content[].attrs.key dayTexts[].text.content[].attrs.key': [1, 100],
    price: [0, 1_000_000],
    'dates dayTexts': [0, 366],
    coverImage: [0, 2000],
    'coverFocus.x coverFocus.y pictures[].key pictures[].focus.x pictures[].focus.y': [0, 100],
    'dayCount itinerary[].dayNumber pictures[].dayNumber dayTexts[].dayNumber': [1, 366],
    'itinerary itinerary[].address pictures[].alt pictures[].caption followersLine': [0, 200],
    'itinerary[].name places[].cityName': [0, 120],
    pictures: [0, 12],
    'dayTexts[].text notes': [0, 5000],
    places: [0, 50],
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
  credentials: { 'email username': [1, 254], password: [1, 200] },
  blogCredentials: { email: [1, 254], password: [1, 200] },
  blogParams: { username: [1, 64] },
  sponsorCredentials: { username: [1, 254], password: [1, 200] },
  confirmSignInRequest: { ticket: [1, 200], code: [1, 32] },
  reauthenticationRequest: { currentPassword: [1, 200] },
  shortlistRequest: { note: [0, 500], listIds: [1, 21] },
  hotelRequest: { 'hotelName cityName': [1, 120], timeZone: [0, 64] },
  hotelChange: { hotelName: [1, 120] },
  listRequest: { name: [1, 40] },
  listChange: { name: [1, 40] },
  additionRequest: { creatorIds: [1, 20], 'list.name': [1, 40] },
  comparisonQuery: { creator: [0, 50] },
  exportQuery: { creator: [0, 20] },
  staffNoteRequest: { content: [1, 2000] },
};

const listed = Object.entries(limits).flatMap(([name, parts]) =>
  Object.entries(parts).flatMap(([paths, bounds]) => paths.split(' ').map((path) => ({ name, path, bounds }))),
);

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
    expect(bounded.sort()).toEqual(listed.map(({ name, path }) => `${name} ${path}`).sort());
  });

  it.each(listed)('accepts the limits of $path in $name, and nothing beyond', ({ name, path, bounds: [min, max] }) => {
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
