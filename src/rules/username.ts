import { fold } from './fold.ts';
import { type Problem, problem, required, tooLong, tooShort } from './problems.ts';

/** 'ad.min' looks like 'admin'. */
const bare = (username: string): string => username.replace(/[._-]/g, '');

const reserved = new Set(
  'abuse admin administrator api app application assets auth bank-details billing blog booking bookings contact creator creators dashboard demo dev discover discovery editor help home hostmaster hotel-bookings info login logout mail mailer-daemon media me new no-reply null official owner password postmaster preview privacy public root security settings sponsor sponsors staff status support system team terms trips undefined vaya webmaster www'
    .split(' ')
    .map(bare),
);

/** A name that consists of these words looks official. */
const official =
  /^(?:the|of|vaya|team|support|help|desk|admin|administrator|moderator|official|staff|security|system|account|accounts|service|services|customer|care|billing|payments|ekip|ekibi|destek|yardim|yonetim|yonetici|resmi|guvenlik|sistem|hesap|musteri|hizmeti|hizmetleri|odeme)+\d*$/;

const isReserved = (name: string): boolean =>
  reserved.has(name) || name.startsWith('vaya') || name.endsWith('vaya') || official.test(name);

/** A display name: 'Vaya Team', 'V A Y A Support', 'Ádmin'. */
const isReservedName = (name: string): boolean =>
  official.test(withLatinLetters(fold(name.normalize('NFKC'))).replace(/[^\p{L}\p{N}]/gu, ''));

/** Cyrillic, Greek and phonetic letters that look like Latin ones: 'Vаya' with a Cyrillic а. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'асԁеһіјӏмоԛрѕтѵԝхуүαεικνορτυχɑɡɪʋʏꮩ'].map((letter, index) => [
    letter,
    'acdehijlmoqpstvwxyyaeikvoptuxagivyv'.charAt(index),
  ]),
);

const withLatinLetters = (text: string): string => [...text].map((letter) => lookalikes[letter] ?? letter).join('');

/** 'https://elsewhere.example', 'mia@mail.example', 'shop.example'; not 'J.R. Stone' or 'St.John'. */
const hasAddress = (name: string): boolean => /\/\/|@|\b[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}/u.test(name.normalize('NFKC'));

export function displayNameProblem(name: string): Problem | null {
  if (isReservedName(name)) return nameReserved;
  return hasAddress(name) ? nameWithAddress : null;
}

/** Lower case without diacritics, so that it can be typed on any keyboard. */
export const cleanUsername = fold;

export function usernameProblem(username: string): Problem | null {
  if (username === '') return required;
  if (username.length < 3) return tooShort(3);
  if (username.length > 30) return tooLong(30);
  if (!/^[a-z][a-z0-9._-]*$/.test(username)) return usernameShape;
  if (/[._-]{2}|[._-]$/.test(username)) return usernameSeparators;
  return isReserved(bare(username)) ? usernameReserved : null;
}

const usernameShape = problem({
  en: 'Username must start with a letter and can contain letters, digits, dots, hyphens and underscores',
  tr: 'Kullanıcı adı bir harfle başlamalı; harf, rakam, nokta, tire ve alt çizgi içerebilir',
});

export const usernameSeparators = problem({
  en: 'Each dot, hyphen or underscore in a username must be followed by a letter or digit',
  tr: 'Kullanıcı adında her nokta, tire veya alt çizgiden sonra bir harf ya da rakam gelmelidir',
});

export const usernameReserved = problem({
  en: 'This username is reserved. Please choose another one.',
  tr: 'Bu kullanıcı adı kullanılamaz. Lütfen başka bir ad seçin.',
});

const nameWithAddress = problem({
  en: 'Enter your name without web or email addresses',
  tr: 'Adınızı web veya e-posta adresi olmadan girin',
});

const nameReserved = problem({
  en: 'This name is reserved. Please enter your own name.',
  tr: 'Bu ad kullanılamaz. Lütfen kendi adınızı girin.',
});

export const notYourUsername = problem({ en: 'This is not your username', tr: 'Bu sizin kullanıcı adınız değil' });

export const isSameUsername = (typed: string, own: string): boolean => fold(typed.trim()) === fold(own);
