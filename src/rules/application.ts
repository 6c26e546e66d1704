import type { ExpertiseLevel, Proficiency } from '#contract/levels.ts';
import { isEmailAddress } from './email-address.ts';
import { ibanProblem } from './iban.ts';
import type { Problem, Problems } from './problems.ts';
import { handleOf, platforms, type SocialPlatform } from './social-account.ts';
import { usernameProblem } from './username.ts';

/** Everything that an applicant types or chooses, but for the picture. Lists hold ids. */
export interface ApplicationForm {
  fullName: string;
  username: string;
  email: string;
  phoneNumber: string;
  aboutMe: string;
  socialMediaAccounts: Record<SocialPlatform, string>;
  languages: { language: string; proficiency: Proficiency }[];
  expertises: { expertise: string; level: ExpertiseLevel }[];
  locations: string[];
  location: string | null;
  services: string[];
  serviceOffers: string[];
  hasCompany: boolean;
  legalEntity: string;
  taxNo: string;
  taxOffice: string;
  accountHolderName: string;
  iban: string;
  address: string;
  termsAccepted: boolean;
}

export const applicationFields = [
  'fullName',
  'username',
  'email',
  'phoneNumber',
  'profilePicture',
  'aboutMe',
  'instagram',
  'youtube',
  'tiktok',
  'languages',
  'expertises',
  'locations',
  'services',
  'legalEntity',
  'taxNo',
  'taxOffice',
  'accountHolderName',
  'iban',
  'address',
  'termsAccepted',
] as const;

export type ApplicationField = (typeof applicationFields)[number];

export const aboutMeLeast = 30;
export const aboutMeMost = 1000;
const mostEntries = 20;

/** What is wrong with a form, the first problem of each field. The picture is looked at where it is read. */
export function applicationProblems(form: ApplicationForm): Problems<ApplicationField> {
  const found: Record<Exclude<ApplicationField, 'profilePicture'>, Problem | null> = {
    fullName: textProblem(form.fullName, 2, 80),
    username: usernameProblem(form.username),
    email: form.email.trim() === '' ? { name: 'required' } : isEmailAddress(form.email) ? null : { name: 'notValid' },
    phoneNumber: phoneProblem(form.phoneNumber),
    aboutMe: textProblem(form.aboutMe, aboutMeLeast, aboutMeMost),
    ...socialProblems(form.socialMediaAccounts),
    languages: listProblem(
      form.languages.map(({ language }) => language),
      'languageNeeded',
    ),
    expertises: listProblem(
      form.expertises.map(({ expertise }) => expertise),
      'expertiseNeeded',
    ),
    locations: listProblem(form.locations, 'locationNeeded'),
    services: listProblem([...form.services, ...form.serviceOffers], 'serviceNeeded'),
    ...companyProblems(form),
    accountHolderName: optionalProblem(form.accountHolderName, 120),
    iban: isIbanGiven(form.iban) ? ibanProblem(form.iban) : null,
    address: optionalProblem(form.address, 250),
    termsAccepted: form.termsAccepted ? null : { name: 'termsNeeded' },
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** 'TR' alone is the field as it starts. */
export const isIbanGiven = (iban: string): boolean => !/^(TR)?$/i.test(iban.trim());

export const cleanPhone = (text: string): string =>
  text
    .trim()
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+');

/** '+90' alone is the field as it starts. */
export const isPhoneGiven = (text: string): boolean => !/^(\+90|\+)?$/.test(cleanPhone(text));

function phoneProblem(text: string): Problem | null {
  if (!isPhoneGiven(text)) return { name: 'required' };
  const phone = cleanPhone(text);
  return /^\+[1-9]\d{6,14}$/.test(phone) && !/^\+90(?!\d{10}$)/.test(phone) ? null : { name: 'phoneShape' };
}

function textProblem(value: string, least: number, most: number): Problem | null {
  const { length } = value.trim();
  if (length === 0) return { name: 'required' };
  if (length < least) return { name: 'tooShort', params: { least } };
  return length > most ? { name: 'tooLong', params: { most } } : null;
}

const optionalProblem = (value: string, most: number): Problem | null =>
  value.trim() === '' ? null : textProblem(value, 1, most);

function listProblem(ids: readonly string[], needed: Problem['name']): Problem | null {
  if (ids.length === 0) return { name: needed };
  if (ids.length > mostEntries) return { name: 'tooMany', params: { most: mostEntries } };
  return new Set(ids).size < ids.length ? { name: 'repeated' } : null;
}

function socialProblems(accounts: Record<SocialPlatform, string>): Record<SocialPlatform, Problem | null> {
  const isNone = platforms.every((platform) => accounts[platform].trim() === '');
  const problemOf = (platform: SocialPlatform): Problem | null => {
    if (isNone) return platform === 'instagram' ? { name: 'socialNeeded' } : null;
    return handleOf(platform, accounts[platform]) === null ? { name: 'handleShape' } : null;
  };
  return { instagram: problemOf('instagram'), youtube: problemOf('youtube'), tiktok: problemOf('tiktok') };
}

function companyProblems({ hasCompany, legalEntity, taxNo, taxOffice }: ApplicationForm) {
  if (!hasCompany) return { legalEntity: null, taxNo: null, taxOffice: null };
  return {
    legalEntity: textProblem(legalEntity, 2, 120),
    taxNo: taxNo.trim() === '' ? { name: 'required' as const } : taxNoProblem(taxNo.trim()),
    taxOffice: textProblem(taxOffice, 2, 80),
  };
}

const taxNoProblem = (taxNo: string): Problem | null => (/^\d{10}$/.test(taxNo) ? null : { name: 'taxNumberLength' });
