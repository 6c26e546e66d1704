import type { ExpertiseLevel, Proficiency } from '#contract/levels.ts';
import type { ApplicationField } from './application-fields.ts';
import { isEmailAddress } from './email-address.ts';
import { ibanProblem } from './iban.ts';
import { type Problem, type Problems, problem, problemsIn, required, tooLong, tooShort } from './problems.ts';
import { handleOf, platforms, type SocialPlatform } from './social-account.ts';
import { taxNumberLength, withoutBlanks } from './tax-number.ts';
import { isReservedName, nameReserved, usernameProblem } from './username.ts';

/** What a creator may change later. The lists hold ids. The picture is not part of it. */
export interface ProfileForm {
  fullName: string;
  phoneNumber: string;
  aboutMe: string;
  socialMediaAccounts: Record<SocialPlatform, string>;
  languages: { language: string; proficiency: Proficiency }[];
  expertises: { expertise: string; level: ExpertiseLevel }[];
  locations: string[];
  services: string[];
  serviceOffers: string[];
}

export interface ApplicationForm extends ProfileForm {
  username: string;
  email: string;
  location: string | null;
  hasCompany: boolean;
  legalEntity: string;
  taxNo: string;
  taxOffice: string;
  accountHolderName: string;
  iban: string;
  address: string;
  termsAccepted: boolean;
}

export const minAboutMeLength = 30;
export const maxAboutMeLength = 1000;
const maxEntries = 20;

/** The first problem of each field. The picture is validated where it is read. */
export const applicationProblems = (form: ApplicationForm): Problems<ApplicationField> => ({
  ...profileProblems(form),
  ...problemsIn<Exclude<ApplicationField, ProfileField | 'profilePicture'>>({
    username: usernameProblem(form.username),
    email: emailProblem(form.email),
    ...companyProblems(form),
    accountHolderName: optionalProblem(form.accountHolderName, 120),
    iban: givenIbanProblem(form.iban),
    address: optionalProblem(form.address, 250),
    termsAccepted: form.termsAccepted ? null : termsNeeded,
  }),
});

type ProfileField = Exclude<keyof ProfileForm, 'socialMediaAccounts' | 'serviceOffers'> | SocialPlatform;

export const profileProblems = (form: ProfileForm): Problems<ApplicationField> =>
  problemsIn<ProfileField>({
    fullName: textProblem(form.fullName, 2, 80) ?? (isReservedName(form.fullName) ? nameReserved : null),
    phoneNumber: phoneProblem(form.phoneNumber),
    aboutMe: textProblem(form.aboutMe, minAboutMeLength, maxAboutMeLength),
    ...socialProblems(form.socialMediaAccounts),
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

export function emailProblem(email: string): Problem | null {
  if (email.trim() === '') return required;
  return isEmailAddress(email) ? null : emailShape;
}

/** 'TR' alone is the field as it starts. */
export const isIbanGiven = (iban: string): boolean => !/^(TR)?$/i.test(iban.trim());

const givenIbanProblem = (iban: string): Problem | null => (isIbanGiven(iban) ? ibanProblem(iban) : null);
export const isIbanWrong = (iban: string): boolean => givenIbanProblem(iban) !== null;

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

/** Characters without a visible shape. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

function textProblem(value: string, min: number, max: number): Problem | null {
  const { length } = value.trim();
  const visible = value.replace(invisible, '').trim().length;
  if (visible === 0) return required;
  if (visible < min) return tooShort(min);
  return length > max ? tooLong(max) : null;
}

const optionalProblem = (value: string, max: number): Problem | null =>
  value.trim() === '' ? null : textProblem(value, 1, max);

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

function companyProblems({ hasCompany, legalEntity, taxNo, taxOffice }: ApplicationForm) {
  if (!hasCompany) return { legalEntity: null, taxNo: null, taxOffice: null };
  return {
    legalEntity: textProblem(legalEntity, 2, 120),
    taxNo: taxNo.trim() === '' ? required : taxNoProblem(withoutBlanks(taxNo)),
    taxOffice: textProblem(taxOffice, 2, 80),
  };
}

const taxNoProblem = (taxNo: string): Problem | null => (/^\d{10}$/.test(taxNo) ? null : taxNumberLength);

const languageNeeded = problem({ en: 'At least one language is required', tr: 'En az bir dil zorunludur' });

const expertiseNeeded = problem({ en: 'At least one expertise is required', tr: 'En az bir uzmanlık zorunludur' });

const locationNeeded = problem({ en: 'At least one location is required', tr: 'En az bir konum zorunludur' });

const serviceNeeded = problem({
  en: 'At least one service or service offer is required',
  tr: 'En az bir hizmet veya hizmet teklifi zorunludur',
});

const repeated = problem({
  en: '{label} has the same entry twice. Please remove one.',
  tr: '{label} alanında aynı giriş iki kez var. Lütfen birini kaldırın.',
});

export const emailShape = problem({
  en: 'Enter an email address, for example name@example.com',
  tr: 'Bir e-posta adresi girin, örneğin ad@example.com',
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

const termsNeeded = problem({
  en: 'Accept the terms to apply',
  tr: 'Başvurmak için koşulları kabul edin',
});

const tooMany: Problem = {
  text: { en: '{label} can have at most {max} entries', tr: '{label} en fazla {max} giriş alır' },
  params: { max: maxEntries },
};

export const emailUnverified = problem({
  en: 'Please verify your email address first',
  tr: 'Lütfen önce e-posta adresinizi doğrulayın',
});

export const usernameUnchecked = problem({
  en: 'Please wait until the username has been checked',
  tr: 'Lütfen kullanıcı adı kontrol edilene kadar bekleyin',
});

export const notKnown = problem({
  en: '{label} has an unknown entry. Please choose it again.',
  tr: '{label} alanında bilinmeyen bir giriş var. Lütfen yeniden seçin.',
});
