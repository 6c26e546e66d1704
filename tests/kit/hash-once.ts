import { type Algorithm, hash } from '@node-rs/argon2';

/** The least that argon2 takes: most tests sign in, and few are about it. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 8, timeCost: 1, parallelism: 1 };
const hashes = new Map<string, Promise<string>>();

/** The stored hash of an account that a test creates. Passwords that are set by the API are hashed as in production. */
export function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password.normalize('NFKC'), cost);
  hashes.set(password, known);
  return known;
}
