import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import { Line } from '../platform/line.ts';
import { madeOnce } from '../platform/made-once.ts';

const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = Math.min(4, availableParallelism());

/** Whoever comes with a password waits in it. */
export const passwords = new Line({ atOnce, inLine: 2, longestWait: 100, each: 'call' });

const oneOfFew = limitConcurrency({ atOnce, inLine: 64 });
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => oneOfFew(() => passwords.time(work));

/** Keyboards spell one letter in several ways: 'é' is one character or two. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalised(password), cost));

/** Does the same work whether there is a hash to compare with or not, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = async (text: string) => inTurn(async () => verify(stored ?? (await nobodysHash()), text));
  const text = normalised(password);
  // Hashes from before passwords were normalised are of the text as it was typed.
  const isRight = (await matches(text)) || (text !== password && (await matches(password)));
  return stored !== null && isRight;
}

const nobodysHash = madeOnce(() => hash('the password of nobody', cost));
