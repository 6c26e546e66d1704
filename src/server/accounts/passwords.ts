import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fold } from '#rules/fold.ts';
import { passwordCommon, passwordProblem, passwordWrong } from '#rules/password.ts';
import type { Problem } from '#rules/problems.ts';
import type { Platform } from '../db/platform.ts';
import type { Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { InvalidFields, Unauthenticated } from '../lib/errors.ts';
import { type Account, findAccount, lockAccount } from './accounts.ts';
import { checkGuess, reauthenticationLimits } from './sign-in-throttle.ts';

interface Owner {
  username: string;
  email: string;
  name: string;
}

/** Someone who stole the hashes finds a password of fewer guesses within days. */
const minGuesses = 1e8;

/** Bounds the time of an estimate; 26 unguessable characters suffice. */
const maxLength = 26;

export async function newPasswordProblem(password: string, owner: Owner): Promise<Problem | null> {
  return passwordProblem(password) ?? ((await isGuessable(password, namesOf(owner))) ? passwordCommon : null);
}

const namesOf = ({ username, email, name }: Owner): string[] =>
  [username, email, ...email.split('@'), ...email.split(/[@.+_-]/), name, ...name.split(' '), 'vaya']
    .map(fold)
    .flatMap((each) => [each, each.replace(/[^\p{L}\p{N}]/gu, '')]);

async function isGuessable(password: string, names: string[]): Promise<boolean> {
  const estimator = await openEstimator();
  const isEasy = (variant: string) => estimator.check(variant, names).guesses < minGuesses;
  const text = withoutRepetition(fold(password.normalize('NFKC')));
  return [text.slice(0, maxLength), text.slice(-maxLength)].every((part) => variantsOf(part).some(isEasy));
}

const withoutRepetition = (text: string): string => text.replace(/^(.+?)\1+$/su, '$1');

/** As typed, with digits for the symbols on their keys, and without symbols at the end. */
const variantsOf = (text: string): string[] => [
  ...new Set([
    text,
    text.replace(/[!@#$%^&*()]/g, (symbol) => digits[symbol] ?? symbol),
    text.replace(/([^\p{L}\p{N}])\1*$/u, ''),
  ]),
];

const digits: Record<string, string> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, key) => [sign, `${(key + 1) % 10}`]),
);

let estimator: Promise<ZxcvbnFactory> | undefined;
function openEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= makeEstimator().catch((error: unknown) => {
    estimator = undefined;
    throw error;
  });
  return estimator;
}

/** Imported on first use: the lists take 100 ms and 30 MB. */
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

/** Common Turkish passwords and newer words that the published lists lack, the commonest first. */
const localFavourites = [
  'sifre parola galatasaray fenerbahce besiktas trabzonspor bursaspor goztepe cimbombom ultraslan sarikirmizi sarilacivert',
  'askim canim sevgilim bebegim tatlim birtanem hayatim seniseviyorum seviyorum annem babam annebaba merhaba tesekkurler',
  'turkiye istanbul ankara izmir antalya bursa adana konya trabzon samsun eskisehir kusadasi bodrum kapadokya',
  'ataturk mustafakemal cokgizli kralsensin bismillah elhamdulillah allahuakbar hosgeldiniz dunyaguzel aslanparcasi',
  'ahmet mehmet mustafa fatma ayse emine hatice zeynep elif yusuf emre merve kerem deniz kartal aslan kanarya',
  'yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek',
  'ozgur murat burak can cem kaan hakan serkan volkan onur umut baris ali veli hasan huseyin ibrahim ismail omer selin ece buse',
  'benim senin seninle seninleben askimbenim hayatimbenim canimbenim birtanembenim sensizolmaz askimsin benimsin ilkaskim sonaskim',
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  'pazartesi sali carsamba persembe cuma cumartesi pazar ilkbahar sonbahar',
  'instagram youtube tiktok netflix spotify whatsapp linkedin fortnite roblox minecraft iphone android ubuntu chatgpt',
  'iloveyousomuch ilovemymom ilovemydad ilovemydog ilovemycat ilovemylife ilovemywife ilovetravel tequieromucho hakunamatata mylittlepony thisisapassword ineedapassword thequickbrownfox tobeornottobe',
  'maytheforcebewithyou correcthorsebatterystaple wanderlust worldtraveler travelblog travelblogger travelgram traveldiary influencer',
].flatMap((words) => words.split(' '));

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

/** Asks for the password again, for what a stolen or abandoned session may not do. All uses share one rate limit. */
export async function reauthenticate(
  platform: Platform,
  signedIn: SignedIn,
  currentPassword: string,
): Promise<Account> {
  const account = await findAccount(platform.database, signedIn.accountId);
  if (!account) throw new Unauthenticated();
  const isRight = await checkGuess(platform, { limits: reauthenticationLimits(signedIn), account }, () =>
    isPassword(currentPassword, account.passwordHash),
  );
  if (!isRight) throw new InvalidFields({ currentPassword: passwordWrong });
  return account;
}

/** Locks the account, and rejects if its password has changed since it was checked. */
export async function lockUnchanged(unit: Unit, { id, passwordHash }: Account): Promise<Account> {
  const account = await lockAccount(unit, id);
  if (account?.passwordHash !== passwordHash) throw new Unauthenticated();
  return account;
}
