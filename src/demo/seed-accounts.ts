import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { expertiseLevels, proficiencies } from '#contract/application-choices.ts';
import type { NamedItem } from '#contract/reference-data.ts';
import type { Role } from '#contract/roles.ts';
import { fold } from '#rules/fold.ts';
import type { Account } from '#server/accounts/accounts.ts';
import type { CreatorRecord } from '#server/creators/creator-item.ts';
import { insertPhoneWords } from '#server/creators/creators.ts';
import { insertAccountWords } from '#server/db/account-words.ts';
import { rowsInBatches } from '#server/db/queries.ts';
import type { Database, Tables } from '#server/db/tables.ts';
import { addToDirectory } from '#server/directory/directory-entry.ts';
import { dayMs } from '#server/lib/time.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices, namesById } from '#server/reference/lists.ts';
import { findPlace } from '#server/reference/places.ts';
import { pictureKeysOf } from '#server/trips/edited-trip.ts';
import { demoBlog, insertBlogs, languageOf } from './demo-blogs.ts';
import { demoImage, portraitKey } from './demo-pictures.ts';
import { type DemoPlace, demoPlaces, demoTrips } from './demo-trips.ts';
import { type Person, personFrom } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { storyOf } from './stories.ts';

const batch = 500;

interface SeedOptions {
  seed: number;
  first: number;
  count: number;
  now: number;
  /** Whether they have pictures; many thousands for a measurement have none. */
  arePictured?: boolean;
}

/** Active creators without a password, the same ones for the same seed; many at a time. */
export async function seedCreators(database: Database, options: SeedOptions): Promise<void> {
  const { seed, first, count, now, arePictured = false } = options;
  const random = randomFrom(seed + first);
  for (let done = 0; done < count; done += batch) {
    const creators = Array.from({ length: Math.min(batch, count - done) }, (_, index) => {
      const number = first + done + index;
      const createdAt = now - Math.floor(random.next() * 400 * dayMs);
      const account = accountOf('creator', personFrom(random, number), null, createdAt);
      return creatorRecordFrom(random, { account, number, now, arePictured });
    });
    await insertCreators(database, creators, now);
    if (arePictured)
      await insertBlogs(
        database,
        creators.flatMap(({ account }, index) => demoBlog(account.id, first + done + index) ?? []),
        now,
      );
  }
}

/** Writes creators whole, with their entries in the directory. */
export async function insertCreators(
  database: Database,
  creators: readonly CreatorRecord[],
  now: number,
): Promise<void> {
  const images = creators.flatMap(({ account, creator, trips }) =>
    [creator.profilePicture, ...trips.flatMap(pictureKeysOf)]
      .filter((key) => key !== null)
      .map((key) => demoImage(key, account.id, now)),
  );
  await insertAll(
    database,
    'account',
    creators.map(({ account }) => account),
  );
  await insertAccountWords(
    database,
    creators.map(({ account }) => account),
  );
  await insertAll(database, 'image', images);
  await insertAll(
    database,
    'creator',
    creators.map(({ account, creator }) => ({
      accountId: account.id,
      nameFolded: fold(account.name),
      ...creator,
      updatedAt: account.createdAt,
    })),
  );
  await insertPhoneWords(
    database,
    creators.map(({ account, creator }) => ({ accountId: account.id, phoneNumber: creator.phoneNumber })),
  );
  await insertAll(
    database,
    'creatorTrait',
    creators.flatMap(({ account, traits }) => traits.map((trait) => ({ accountId: account.id, ...trait }))),
  );
  await insertAll(
    database,
    'creatorLocation',
    creators.flatMap(({ account, locations }) => locations.map((location) => ({ accountId: account.id, ...location }))),
  );
  await insertAll(
    database,
    'trip',
    creators.flatMap(({ trips }) => trips),
  );
  await addToDirectory(database, creators);
}

async function insertAll<Name extends keyof Tables>(
  database: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (const some of rowsInBatches(rows))
    await database
      .insertInto(table)
      .values(some as never)
      .execute();
}

interface CreatorSeed {
  account: Account;
  number: number;
  now: number;
  arePictured: boolean;
}

export function creatorRecordFrom(random: Random, { account, number, now, arePictured }: CreatorSeed): CreatorRecord {
  const handle = account.username.replaceAll('.', '_');
  const language = languageOf(number);
  const trips = demoTrips(random, { accountId: account.id, number, language, now, cityOf });
  const fame = random.next();
  const handles = {
    instagram: handle,
    youtube: random.next() < 0.4 ? handle : '',
    tiktok: random.next() < 0.3 ? handle : '',
  };
  // Most have some thousands who follow them, few have hundreds or hundreds of thousands, and some count none.
  const followersCount = random.next() < 0.06 ? 0 : Math.floor(10 ** (2.2 + (fame + random.next()) * 1.75));
  const traits = traitsOf(random);
  return {
    account,
    creator: {
      phoneNumber: `+90532${String(1_000_000 + (number % 9_000_000))}`,
      aboutMe: storyOf(traits.find(({ kind }) => kind === 'expertise')?.value, language),
      profilePicture: arePictured ? portraitKey(number) : null,
      ...handles,
      ...followersOf(followersCount, handles),
      followersAt: now,
      followersCount,
    },
    traits,
    locations: locationsAt(someOf(random, demoPlaces, 1, 3).map(({ id }) => id)),
    trips: arePictured ? trips : trips.map((trip) => ({ ...trip, coverImage: null, pictures: '[]' })),
  };
}

/** A third of the followers of each further platform. */
function followersOf(all: number, { youtube, tiktok }: { youtube: string; tiktok: string }) {
  const share = (handle: string) => (handle === '' ? null : Math.floor(all / 3));
  const [youtubeFollowers, tiktokFollowers] = all === 0 ? [null, null] : [share(youtube), share(tiktok)];
  const rest = all - (youtubeFollowers ?? 0) - (tiktokFollowers ?? 0);
  return { instagramFollowers: all === 0 ? null : rest, youtubeFollowers, tiktokFollowers };
}

export const locationsAt = (ids: readonly string[]): CreatorRecord['locations'] =>
  ids.flatMap((id, position) => {
    const place = findPlace(id);
    if (!place) return [];
    return [{ cityId: id, cityName: place.name, stateName: place.state, country: place.country, position }];
  });

const cityOf = ({ id }: DemoPlace): string => findPlace(id)?.name ?? '';

function traitsOf(random: Random): CreatorRecord['traits'] {
  const spoken = someOf(random, ['tr', 'en', 'de', 'fr', 'es', 'it', 'ru', 'ar', 'ja', 'el'], 1, 3);
  const known = namesById(listLanguages('en'));
  const languages = spoken.filter((code) => known.has(code));
  const lists = [
    ['language', languages, proficiencies],
    ['expertise', someOf(random, idsOf(listExpertises('en')), 1, 4), expertiseLevels],
    ['service', someOf(random, idsOf(listServices('en')), 1, 4), null],
    ['serviceOffer', someOf(random, idsOf(listServiceOffers('en')), 0, 3), null],
  ] as const;
  return lists.flatMap(([kind, values, levels]) =>
    values.map((value, position) => ({ kind, value, level: levels ? random.pick(levels) : null, position })),
  );
}

const idsOf = (items: readonly NamedItem[]): string[] => [...namesById(items).keys()];

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
  language: 'en',
  createdAt,
  updatedAt: createdAt,
});
