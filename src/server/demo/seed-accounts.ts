import { createHash } from 'node:crypto';
import type { Role } from '#contract/session.ts';
import { fold } from '#rules/fold.ts';
import type { Database } from '../database.ts';
import type { Account } from '../session/account.store.ts';
import { type Person, personFrom } from './people.ts';
import { randomFrom } from './random.ts';

const batch = 500;
const day = 24 * 60 * 60_000;

interface Seeding {
  seed: number;
  first: number;
  count: number;
  now: number;
}

/** Active creators without a password, the same ones for the same seed; many at a time. */
export async function seedCreators(database: Database, { seed, first, count, now }: Seeding): Promise<void> {
  const random = randomFrom(seed + first);
  for (let done = 0; done < count; done += batch) {
    const accounts = Array.from({ length: Math.min(batch, count - done) }, (_, index) => {
      const createdAt = now - Math.floor(random.next() * 400 * day);
      return accountOf('creator', personFrom(random, first + done + index), null, createdAt);
    });
    await database.insertInto('account').values(accounts).execute();
  }
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
