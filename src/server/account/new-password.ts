import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fold } from '#rules/fold.ts';
import { passwordCommon, passwordProblem } from '#rules/password.ts';
import type { Problem } from '#rules/problems.ts';
import { madeOnce } from '../platform/made-once.ts';
import { localFavourites } from './local-favourites.ts';

interface Owner {
  username: string;
  email: string;
  name: string;
}

/** Trying what people like to choose, a thief of the hashes finds a password of fewer guesses within days. */
const fewGuesses = 1e8;

/** A look takes the longer the more it reads, and so many characters are hard enough on their own. */
const charactersRead = 26;

/** What is wrong with a password that somebody wants to have from now on. */
export async function newPasswordProblem(password: string, owner: Owner): Promise<Problem | null> {
  return passwordProblem(password) ?? ((await isGuessable(password, namesOf(owner))) ? passwordCommon : null);
}

const namesOf = ({ username, email, name }: Owner): string[] =>
  [username, email.split('@')[0] ?? '', name, ...name.split(' '), 'vaya']
    .map(fold)
    .flatMap((each) => [each, each.replace(/[^\p{L}\p{N}]/gu, '')]);

async function isGuessable(password: string, names: string[]): Promise<boolean> {
  const estimator = await openEstimator();
  const isEasy = (reading: string) => estimator.check(reading, names).guesses < fewGuesses;
  const said = saidOnce(fold(password.normalize('NFKC')));
  return [said.slice(0, charactersRead), said.slice(-charactersRead)].every((part) => readingsOf(part).some(isEasy));
}

const saidOnce = (text: string): string => text.replace(/^(.+?)\1+$/su, '$1');

/** As it is, with the digits of the keys in the place of their signs, and without the sign put at its end. */
const readingsOf = (text: string): string[] => [
  ...new Set([
    text,
    text.replace(/[!@#$%^&*()]/g, (sign) => digits[sign] ?? sign),
    text.replace(/([^\p{L}\p{N}])\1*$/u, ''),
  ]),
];

const digits: Record<string, string> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, key) => [sign, `${(key + 1) % 10}`]),
);

const openEstimator = madeOnce(makeEstimator);

/** Imported when the first password is chosen: the lists take 100 ms and 30 MB, which no start waits for. */
async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, localFavourites },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 32,
  });
}
