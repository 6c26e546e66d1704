import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../platform/errors.ts';

const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const [mostAtOnce, mostWaiting] = [4, 64];

let running = 0;
const waiting: (() => void)[] = [];

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

/** A burst of sign-ins waits in line; beyond the line it is turned away at once. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new Unavailable();
    await new Promise<void>((proceed) => waiting.push(proceed));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
