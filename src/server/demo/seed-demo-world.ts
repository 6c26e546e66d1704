import type { Platform } from '../platform/platform.ts';
import { findAccountByUsername, insertAccount } from '../session/account.store.ts';
import { hashPassword } from '../session/password.ts';
import { accountOf, seedCreators } from './seed-accounts.ts';
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
    await seedCreators(transaction, { seed: demoSeed, first: 1, count: 240, now: time });
    for (const [index, { role, username, name }] of demoAccounts.entries()) {
      const person = { name, username, email: `${username}@mail.example` };
      await insertAccount(transaction, accountOf(role, person, hashes[index] ?? null, time));
    }
  });
  const staff = await findAccountByUsername(database, 'people', 'demo-staff');
  if (staff) await seedApplications(platform, { ...staff, accountId: staff.id, lifetime: 0 });
  log.info({ creators: 241 }, 'the demo world is there');
  return lines;
}
