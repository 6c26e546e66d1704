import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { BoundedLimit } from '../platform/bounded-limit.ts';

const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Waits for argon2, which takes a whole processor for some 30 ms. */
export const passwordHashing = new BoundedLimit({ concurrency: Math.min(4, availableParallelism()), maxWaiting: 32 });

/** Keyboards spell one letter in several ways: 'é' is one character or two. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  passwordHashing.run(() => hash(normalised(password), cost));

/** Does the same work whether there is a hash to compare with or not, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = async (text: string) => passwordHashing.run(async () => verify(stored ?? (await decoyHash()), text));
  const text = normalised(password);
  // Hashes from before passwords were normalised are of the text as it was typed.
  const isRight = (await matches(text)) || (text !== password && (await matches(password)));
  return stored !== null && isRight;
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('the password of no one', cost);
  return decoy;
}
