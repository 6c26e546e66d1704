import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fold } from '#rules/fold.ts';
import { passwordCommon, passwordProblem } from '#rules/password.ts';
import type { Problem } from '#rules/problems.ts';

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
