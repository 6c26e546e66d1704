import type { Database } from '../database.ts';
import type { Platform } from '../platform/platform.ts';
import { type Account, findAccountByUsername, insertAccount } from '../session/account.store.ts';
import { hashPassword } from '../session/password.ts';
import { randomFrom } from './random.ts';
import { accountOf, insertCreators, knownOf, seedCreators } from './seed-accounts.ts';
import { seedApplications } from './seed-applications.ts';

const demoSeed = 2026;
const demoAccounts = [
  { role: 'creator', username: 'demo-creator', name: 'Deniz Yıldız', password: 'sail-beyond-kekova', at: '/login' },
  {
    role: 'sponsor',
    username: 'demo-sponsor',
    name: 'Blue Bay Hotels',
    password: 'rooms-with-a-view',
    at: '/discovery',
  },
  { role: 'staff', username: 'demo-staff', name: 'Vaya Team', password: 'keep-the-lights-on', at: '/admin' },
] as const;

/** The owner of the demo's blog is a creator as the others are. */
const seedOwner = (transaction: Database, account: Account, now: number): Promise<void> =>
  insertCreators(transaction, [knownOf(randomFrom(demoSeed), { account, number: 300, now, arePictured: true })], now);

/** Fills an empty database with the demo world and says how to sign in to it. */
export async function seedDemoWorld(platform: Platform): Promise<readonly string[]> {
  const { database, now, log } = platform;
  const lines = demoAccounts.map(({ username, password, at }) => `Demo: ${at} as ${username} with ${password}`);
  const known = await database.selectFrom('account').select('username').limit(1).executeTakeFirst();
  const isDemo = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'demo-creator')
    .executeTakeFirst();
  if (known) return isDemo ? lines : [];
  const hashes = await Promise.all(demoAccounts.map(({ password }) => hashPassword(password)));
  const time = now();
  await database.transaction().execute(async (transaction) => {
    await seedCreators(transaction, { seed: demoSeed, first: 1, count: 240, now: time, arePictured: true });
    for (const [index, { role, username, name }] of demoAccounts.entries()) {
      const person = { name, username, email: `${username}@mail.example` };
      const account = accountOf(role, person, hashes[index] ?? null, time);
      if (role === 'creator') await seedOwner(transaction, account, time);
      else await insertAccount(transaction, account);
    }
  });
  const staff = await findAccountByUsername(database, 'people', 'demo-staff');
  if (staff) await seedApplications(platform, { ...staff, accountId: staff.id, lifetime: 0 });
  log.info({ creators: 241 }, 'the demo world is there');
  return lines;
}
