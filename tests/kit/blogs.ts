import type { Trip } from '#contract/creator.ts';
import { randomFrom } from '#demo/random.ts';
import { accountOf, creatorRecordFrom, insertCreators } from '#demo/seed-accounts.ts';
import { insertImage } from '#server/media/images.ts';
import type { TripRow } from '#server/trips/stored-trip.ts';
import { hashOnce } from './hash-once.ts';
import { makeRoom } from './make-room.ts';
import type { TestServer } from './server.ts';

export const password = 'open-sesame-1';

/** A creator with a blog, signed in, whose trips are those that a test needs. */
export async function startBlog(
  server: TestServer,
  {
    username = 'deniz',
    trips = [],
    number = 1,
    name = 'Deniz Yıldız',
  }: { username?: string; trips?: Partial<TripRow>[]; number?: number; name?: string } = {},
) {
  const { database } = server.platform;
  const now = server.clock.now;
  const person = { name, username, email: `${username}@mail.example` };
  const account = accountOf('creator', person, await hashOnce(password), now);
  const record = creatorRecordFrom(randomFrom(number), { account, number, now, arePictured: true });
  const rows = trips.map((trip, index) => makeTrip({ id: `${username}-${index}`, accountId: account.id, ...trip }));
  await makeRoom(database, { role: 'creator', username });
  await database.transaction().execute((unit) => insertCreators(unit, [{ ...record, trips: rows }], now));
  const { body } = await server.post('/api/auth/login', { email: account.email, password });
  return { id: account.id, account, record, owner: { authorization: `Bearer ${body.accessToken}` } };
}

/** A cover that somebody has sent, but for its files. */
export async function coverOf({ platform, clock }: TestServer, accountId: string, digit: string): Promise<string> {
  const key = `cover/${digit.repeat(30)}`;
  await insertImage(platform.database, { key, purpose: 'cover', accountId, createdAt: clock.now });
  return key;
}

export async function signInSponsor(server: TestServer, username = 'bluebay') {
  await server.createAccount({ role: 'sponsor', username });
  const { body } = await server.post('/api/sponsor/auth/login', { username, password });
  return { authorization: `Bearer ${body.accessToken}` };
}

export const makeTrip = (given: Partial<TripRow> & Pick<TripRow, 'id' | 'accountId'>): TripRow => ({
  state: 'published',
  title: 'By the sea',
  description: 'Three slow days.',
  tripType: 'GUIDED_TOUR',
  priceCents: 125_000,
  coverImage: null,
  coverFocus: null,
  pictures: '[]',
  dayTexts: '[]',
  dates: '["2026-06-20","2026-06-22"]',
  cities: '["Kaş","Antalya"]',
  cityIds: '["308948","323777"]',
  daysFor: 'everyone',
  itinerary: JSON.stringify([itemOf({ objectId: 'walk', name: 'Walk' }), itemOf({ objectId: 'swim', name: 'Swim' })]),
  notes: '',
  followersLine: '',
  likes: 1,
  collections: '[]',
  createdAt: Date.UTC(2026, 0, 10),
  updatedAt: Date.UTC(2026, 1, 10),
  pending: null,
  version: 1,
  dayCount: 2,
  savedAt: Date.UTC(2026, 1, 10),
  ...given,
});

export const itemOf = (given: Partial<Trip['itinerary'][number]>): Trip['itinerary'][number] => ({
  objectId: 'item',
  objectType: 'activity',
  name: 'Stop',
  date: '2026-06-20',
  time: '10:00',
  address: null,
  dayNumber: 1,
  ...given,
});
