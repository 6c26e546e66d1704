import {
  type Account,
  countAccounts,
  findAccountByUsername,
  hasAccounts,
  insertAccount,
} from '#server/accounts/accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { withoutTimeouts } from '#server/db/open-database.ts';
import type { Platform } from '#server/db/platform.ts';
import type { Tables } from '#server/db/tables.ts';
import { inUnitOfWork, type Unit } from '#server/db/unit-of-work.ts';
import { demoAccounts } from './demo-accounts.ts';
import { insertBlogs, ownerBlog } from './demo-blogs.ts';
import { keepBankDetails } from './keep-bank-details.ts';
import { liveBankLink } from './live-bank-link.ts';
import { ownerPlaces, ownerStory, ownerTraits, ownerTrips } from './owner-trips.ts';
import { randomFrom } from './random.ts';
import { accountOf, creatorRecordFrom, insertCreators, locationsAt, seedCreators } from './seed-accounts.ts';
import { seedApplications } from './seed-applications.ts';
import { seedStays } from './seed-stays.ts';

const demoSeed = 2026;

/** The owner of the demo's blog is a creator as the others are, with more to tell. */
async function seedOwner(unit: Unit, account: Account): Promise<void> {
  const { database, now } = unit;
  const record = creatorRecordFrom(randomFrom(demoSeed), { account, number: 300, now, arePictured: true });
  const creator = { ...record.creator, aboutMe: ownerStory };
  const trips = ownerTrips(account.id, now);
  await insertCreators(
    database,
    [{ ...record, creator, traits: ownerTraits, locations: locationsAt(ownerPlaces), trips }],
    now,
  );
  await insertBlogs(database, [ownerBlog(account.id)], now);
  await keepBankDetails(unit, account);
}

/** Fills an empty database with the demo world and returns its links and credentials. Of several processes that start at once, one does it. */
export async function seedDemoWorld(platform: Platform): Promise<readonly string[]> {
  if (!(await hasAccounts(platform.database))) await seedEmpty(platform);
  const isDemo = await findAccountByUsername(platform.database, 'people', 'demo-creator');
  return isDemo ? demoLines(platform) : [];
}

async function demoLines(platform: Platform): Promise<string[]> {
  const { publicUrl } = platform.config;
  const bankLink = await liveBankLink(platform);
  return [
    ...demoAccounts.map(({ username, password, at }) => `Demo: ${publicUrl}${at} as ${username} with ${password}`),
    `Demo: ${publicUrl}/application to apply as a creator`,
    ...(bankLink === null ? [] : [`Demo: ${bankLink} to send bank details after an approval`]),
  ];
}

async function seedEmpty(platform: Platform): Promise<void> {
  const hashes = await Promise.all(demoAccounts.map(({ password }) => hashPassword(password)));
  const isMade = await withoutTimeouts<Tables, boolean>(platform.config.database, (database) =>
    inUnitOfWork({ ...platform, database }, (unit) => seedIfEmpty(unit, hashes), 'demo-staff'),
  );
  if (isMade) platform.log.info({ accounts: await countAccounts(platform.database) }, 'demo_world_created');
}

async function seedIfEmpty(unit: Unit, hashes: readonly string[]): Promise<boolean> {
  const { database, now } = unit;
  if (await hasAccounts(database)) return false;
  await seedCreators(database, { seed: demoSeed, first: 1, count: 240, now, arePictured: true });
  for (const [index, { role, username, name }] of demoAccounts.entries()) {
    const person = { name, username, email: `${username}@mail.example` };
    const account = accountOf(role, person, hashes[index] ?? null, now);
    if (role === 'creator') await seedOwner(unit, account);
    else await insertAccount(database, account);
  }
  await seedApplications(unit);
  await seedStays(unit);
  return true;
}
