import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { BoundedLimit } from '../lib/bounded-limit.ts';

const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Waits for argon2, which takes a whole processor for some 30 ms. */
export const passwordHashing = new BoundedLimit({ concurrency: Math.min(4, availableParallelism()), maxWaiting: 32 });

/** Keyboards produce 'é' as one character or as two. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  passwordHashing.run(() => hash(normalised(password), cost));

/** Takes the same time without a stored hash, so that timing does not reveal whether an account exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await passwordHashing.run(async () => verify(stored ?? (await decoyHash()), normalised(password)));
  return stored !== null && isRight;
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('the password of no one', cost);
  return decoy;
}
