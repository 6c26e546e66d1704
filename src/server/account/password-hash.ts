import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../platform/limit-concurrency.ts';

const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = limitConcurrency({ atOnce: 4, inLine: 64 });

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Does the same work whether there is a hash to compare with or not, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await inTurn(async () => verify(stored ?? (await nobodysHash()), password));
  return stored !== null && matches;
}

let nobodys: Promise<string> | undefined;
const nobodysHash = (): Promise<string> => {
  nobodys ??= hash('the password of nobody', cost);
  return nobodys;
};
