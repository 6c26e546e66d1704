import type { ProfileForm } from '#contract/application.ts';
import { visibleText } from '#contract/visible-text.ts';
import type { ApplicationField } from './application-fields.ts';
import { type Problem, type Problems, problem, problemsIn, required, tooLong, tooShort } from './problems.ts';
import { followersFields, handleOf, platforms, type SocialPlatform } from './social-account.ts';
import { displayNameProblem } from './username.ts';

export const minAboutMeLength = 30;
export const maxAboutMeLength = 1000;
const maxEntries = 20;

export type ProfileFormField = Exclude<keyof ProfileForm, 'socialMediaAccounts' | 'serviceOffers'> | SocialPlatform;

export const profileProblems = (form: ProfileForm): Problems<ApplicationField> =>
  problemsIn<ProfileFormField>({
    fullName: textProblem(form.fullName, 2, 80) ?? displayNameProblem(form.fullName),
    phoneNumber: phoneProblem(form.phoneNumber),
    aboutMe: textProblem(form.aboutMe, minAboutMeLength, maxAboutMeLength),
    ...socialProblems(form.socialMediaAccounts),
    ...followersProblems(form),
    languages: listProblem(
      form.languages.map(({ language }) => language),
      languageNeeded,
    ),
    expertises: listProblem(
      form.expertises.map(({ expertise }) => expertise),
      expertiseNeeded,
    ),
    locations: listProblem(form.locations, locationNeeded),
    services: listProblem([...form.services, ...form.serviceOffers], serviceNeeded),
  });

/** A number with a leading 0 is a Turkish one. */
export const cleanPhone = (text: string): string =>
  text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9]\d{9}$)/, '+90');

/** '+90' alone is the field as it starts. */
export const isPhoneGiven = (text: string): boolean => !/^(\+90|\+)?$/.test(cleanPhone(text));

/** Only the shape: the server checks whether such a number can exist. */
function phoneProblem(text: string): Problem | null {
  if (!isPhoneGiven(text)) return required;
  const phone = cleanPhone(text);
  return /^\+[1-9]\d{6,14}$/.test(phone) && !/^\+90(?!0?\d{10}$)/.test(phone) ? null : phoneShape;
}

export function textProblem(value: string, min: number, max: number): Problem | null {
  const { length } = value.trim();
  const visible = visibleText(value).length;
  if (visible === 0) return required;
  if (visible < min) return tooShort(min);
  return length > max ? tooLong(max) : null;
}

function listProblem(ids: readonly string[], needed: Problem): Problem | null {
  if (ids.length === 0) return needed;
  if (ids.length > maxEntries) return tooMany;
  return new Set(ids).size < ids.length ? repeated : null;
}

function socialProblems(accounts: Record<SocialPlatform, string>): Record<SocialPlatform, Problem | null> {
  const isNone = platforms.every((platform) => accounts[platform].trim() === '');
  const problemOf = (platform: SocialPlatform): Problem | null => {
    if (isNone) return platform === 'instagram' ? socialNeeded : null;
    return handleOf(platform, accounts[platform]) === null ? handleShape : null;
  };
  return { instagram: problemOf('instagram'), youtube: problemOf('youtube'), tiktok: problemOf('tiktok') };
}

/** Whole numbers, also as 12.500, 12,500 or 12 500. */
export const cleanFollowers = (text: string): string =>
  /^\d{1,3}(?:[.,\s]\d{3})+$/.test(text.trim()) ? text.replace(/\D/g, '') : text.trim();

function followersProblems(form: ProfileForm) {
  const problemOf = (platform: SocialPlatform): Problem | null => {
    const count = cleanFollowers(form[followersFields[platform]]);
    if (count === '') return null;
    if (!/^\d{1,9}$/.test(count)) return followersShape;
    return form.socialMediaAccounts[platform].trim() === '' ? followersOfNone : null;
  };
  return {
    instagramFollowers: problemOf('instagram'),
    youtubeFollowers: problemOf('youtube'),
    tiktokFollowers: problemOf('tiktok'),
  };
}

const languageNeeded = problem({ en: 'At least one language is required', tr: 'En az bir dil zorunludur' });

const expertiseNeeded = problem({ en: 'At least one expertise is required', tr: 'En az bir uzmanlık zorunludur' });

const locationNeeded = problem({ en: 'At least one location is required', tr: 'En az bir konum zorunludur' });

const serviceNeeded = problem({
  en: 'At least one service or service offer is required',
  tr: 'En az bir hizmet veya hizmet teklifi zorunludur',
});

const repeated = problem({
  en: '{label} has the same entry twice. Please remove one.',
  tr: '{label} alanında aynı değer iki kez var. Lütfen birini kaldırın.',
});

export const phoneShape = problem({
  en: 'Enter a phone number with its country code, for example +90 532 000 00 00',
  tr: 'Telefon numarasını ülke koduyla girin, örneğin +90 532 000 00 00',
});

const socialNeeded = problem({
  en: 'At least one social media account is required',
  tr: 'En az bir sosyal medya hesabı zorunludur',
});

const handleShape = problem({
  en: 'Enter a {label} handle, for example @vaya, or a profile address',
  tr: '{label} için @vaya gibi bir kullanıcı adı veya profil adresi girin',
});

const followersShape = problem({
  en: 'Enter a whole number, for example 12500',
  tr: 'Tam sayı girin, örneğin 12500',
});

const followersOfNone = problem({
  en: 'Enter the account that these people follow, too',
  tr: 'Bu kişilerin takip ettiği hesabı da girin',
});

const tooMany: Problem = {
  text: { en: '{label} can have at most {max} entries', tr: '{label} en fazla {max} öge alır' },
  params: { max: maxEntries },
};
