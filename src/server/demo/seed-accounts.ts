import { createHash } from 'node:crypto';
import { expertiseLevels, proficiencies } from '#contract/levels.ts';
import type { Role } from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import type { Database, Tables } from '../database.ts';
import { takeVersion } from '../discovery/directory-entry.store.ts';
import { entryOf, type Known } from '../discovery/directory-entry.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices } from '../reference-data/lists.ts';
import { findPlace } from '../reference-data/places.ts';
import type { Account } from '../session/account.store.ts';
import { portraitKey } from './demo-pictures.ts';
import { type DemoPlace, demoPlaces, demoTrips } from './demo-trips.ts';
import { type Person, personFrom } from './people.ts';
import { type Random, randomFrom } from './random.ts';

const batch = 500;
const day = 24 * 60 * 60_000;

interface Seeding {
  seed: number;
  first: number;
  count: number;
  now: number;
  /** Whether they have pictures; many thousands for a measurement have none. */
  arePictured?: boolean;
}

/** Active creators without a password, the same ones for the same seed; many at a time. */
export async function seedCreators(database: Database, seeding: Seeding): Promise<void> {
  const { seed, first, count, now, arePictured = false } = seeding;
  const random = randomFrom(seed + first);
  for (let done = 0; done < count; done += batch) {
    const known = Array.from({ length: Math.min(batch, count - done) }, (_, index) => {
      const number = first + done + index;
      const createdAt = now - Math.floor(random.next() * 400 * day);
      const account = accountOf('creator', personFrom(random, number), null, createdAt);
      return knownOf(random, { account, number, now, arePictured });
    });
    await insertCreators(database, known, now);
  }
}

/** Writes creators whole, with their entries in the directory. */
export async function insertCreators(database: Database, known: readonly Known[], now: number): Promise<void> {
  const version = await takeVersion(database);
  const pictures = known.flatMap(({ creator, trips }) => [
    creator.profilePicture,
    ...trips.map((trip) => trip.coverImage),
  ]);
  const images = pictures
    .filter((key) => key !== null)
    .map((key) => ({ key, purpose: 'demo', createdAt: now, attachedAt: now }));
  await insertAll(
    database,
    'account',
    known.map(({ account }) => account),
  );
  await insertAll(database, 'image', images);
  await insertAll(
    database,
    'creator',
    known.map(({ account, creator }) => ({
      accountId: account.id,
      nameFolded: fold(account.name),
      ...creator,
      updatedAt: account.createdAt,
    })),
  );
  await insertAll(
    database,
    'creatorTrait',
    known.flatMap(({ account, traits }) => traits.map((trait) => ({ accountId: account.id, ...trait }))),
  );
  await insertAll(
    database,
    'creatorLocation',
    known.flatMap(({ account, locations }) => locations.map((location) => ({ accountId: account.id, ...location }))),
  );
  await insertAll(
    database,
    'trip',
    known.flatMap(({ trips }) => trips),
  );
  await insertAll(
    database,
    'directoryEntry',
    known.map((each) => ({ ...entryOf(each), version })),
  );
}

/** A statement takes some thirty thousand values at most. */
async function insertAll(database: Database, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const atOnce = Math.floor(30_000 / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let done = 0; done < rows.length; done += atOnce)
    await database
      .insertInto(table)
      .values(rows.slice(done, done + atOnce) as never)
      .execute();
}

interface Telling {
  account: Account;
  number: number;
  now: number;
  arePictured: boolean;
}

export const stories = [
  'I walk old mule paths with a notebook and a film camera, and write down who I meet at every well.',
  'Weekends in small harbours: where to anchor, where to eat, and which baker opens at five.',
  'Winter sun for people who work remotely, with honest numbers on rent, noise and internet.',
  'I cook with grandmothers in mountain villages and publish the recipe with the road that leads there.',
  'Slow trains, night ferries and the towns between them, for travellers who do not like to fly.',
  'I test family stays with two small critics. If there is shade, a swing and a good soup, you will read about it.',
  'Cities by bicycle, with every hill marked, and the one repair shop that is open on Sundays.',
  'Diver, photographer, bad sleeper. I am in the water before the wind gets up, and I map what I see.',
] as const;

export function knownOf(random: Random, { account, number, now, arePictured }: Telling): Known {
  const handle = account.username.replaceAll('.', '_');
  const trips = demoTrips(random, { accountId: account.id, number, now, cityOf });
  return {
    account,
    creator: {
      phoneNumber: `+90532${String(1_000_000 + (number % 9_000_000))}`,
      aboutMe: random.pick(stories),
      profilePicture: arePictured ? portraitKey(number) : null,
      instagram: handle,
      youtube: random.next() < 0.4 ? handle : '',
      tiktok: random.next() < 0.3 ? handle : '',
      followersCount: random.next() < 0.06 ? 0 : Math.floor(10 ** (2.5 + random.next() * 3.4)),
    },
    traits: traitsOf(random),
    locations: someOf(random, demoPlaces, 1, 3).flatMap(({ id }, position) => {
      const place = findPlace(id);
      if (!place) return [];
      return [{ cityId: id, cityName: place.name, stateName: place.state, country: place.country, position }];
    }),
    trips: arePictured ? trips : trips.map((trip) => ({ ...trip, coverImage: null })),
  };
}

const cityOf = ({ id }: DemoPlace): string => findPlace(id)?.name ?? '';

function traitsOf(random: Random): Known['traits'] {
  const spoken = someOf(random, ['tr', 'en', 'de', 'fr', 'es', 'it', 'ru', 'ar', 'ja', 'el'], 1, 3);
  const languages = spoken.filter((code) => listsOf().language.includes(code));
  const lists = [
    ['language', languages, proficiencies],
    ['expertise', someOf(random, listsOf().expertise, 1, 4), expertiseLevels],
    ['service', someOf(random, listsOf().service, 1, 4), null],
    ['serviceOffer', someOf(random, listsOf().serviceOffer, 0, 3), null],
  ] as const;
  return lists.flatMap(([kind, values, levels]) =>
    values.map((value, position) => ({ kind, value, level: levels ? random.pick(levels) : null, position })),
  );
}

/** Between so many and so many of a list, each once. */
function someOf<Item>(random: Random, items: readonly Item[], least: number, most: number): Item[] {
  const count = least + Math.floor(random.next() * (most - least + 1));
  const taken = new Set<Item>();
  while (taken.size < Math.min(count, items.length)) {
    const item = items[Math.floor(random.next() * items.length)];
    if (item !== undefined) taken.add(item);
  }
  return [...taken];
}

function makeLists() {
  const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
  return {
    language: ids(listLanguages('en')),
    expertise: ids(listExpertises('en')),
    service: ids(listServices('en')),
    serviceOffer: ids(listServiceOffers('en')),
  };
}

let lists: ReturnType<typeof makeLists> | undefined;

function listsOf(): ReturnType<typeof makeLists> {
  lists ??= makeLists();
  return lists;
}

export const accountOf = (role: Role, person: Person, passwordHash: string | null, createdAt: number): Account => ({
  id: createHash('sha256').update(`${role} ${person.username}`).digest('hex').slice(0, 24),
  role,
  state: 'active',
  name: person.name,
  username: person.username,
  usernameFolded: fold(person.username),
  email: person.email,
  emailFolded: fold(person.email),
  passwordHash,
  createdAt,
  updatedAt: createdAt,
});
