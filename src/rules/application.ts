import type { ApplicationRequest } from '#contract/application.ts';
import type { ApplicationField } from './application-fields.ts';
import { emailProblem } from './email-address.ts';
import { ibanProblem } from './iban.ts';
import { type Problem, type Problems, problem, problemsIn, required } from './problems.ts';
import { type ProfileFormField, profileProblems, textProblem } from './profile-form.ts';
import { taxNumberLength, withoutBlanks } from './tax-number.ts';
import { usernameProblem } from './username.ts';

export type ApplicationForm = Omit<ApplicationRequest, 'applicationId' | 'privacyVersion'>;

/** The first problem of each field. The picture is validated where it is read. */
export const applicationProblems = (form: ApplicationForm): Problems<ApplicationField> => ({
  ...profileProblems(form),
  ...problemsIn<Exclude<ApplicationField, ProfileFormField | 'profilePicture'>>({
    username: usernameProblem(form.username),
    email: emailProblem(form.email),
    ...companyProblems(form),
    accountHolderName: optionalProblem(form.accountHolderName, 120),
    iban: givenIbanProblem(form.iban),
    address: optionalProblem(form.address, 250),
    termsAccepted: form.termsAccepted ? null : termsNeeded,
  }),
});

/** 'TR' alone is the field as it starts. */
export const isIbanGiven = (iban: string): boolean => !/^(TR)?$/i.test(iban.trim());

const givenIbanProblem = (iban: string): Problem | null => (isIbanGiven(iban) ? ibanProblem(iban) : null);
export const isIbanWrong = (iban: string): boolean => givenIbanProblem(iban) !== null;

const optionalProblem = (value: string, max: number): Problem | null =>
  value.trim() === '' ? null : textProblem(value, 1, max);

function companyProblems({ hasCompany, legalEntity, taxNo, taxOffice }: ApplicationForm) {
  if (!hasCompany) return { legalEntity: null, taxNo: null, taxOffice: null };
  return {
    legalEntity: textProblem(legalEntity, 2, 120),
    taxNo: taxNo.trim() === '' ? required : taxNoProblem(withoutBlanks(taxNo)),
    taxOffice: textProblem(taxOffice, 2, 80),
  };
}

const taxNoProblem = (taxNo: string): Problem | null => (/^\d{10}$/.test(taxNo) ? null : taxNumberLength);

const termsNeeded = problem({
  en: 'You must accept the terms to apply',
  tr: 'Başvurmak için koşulları kabul edin',
});

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
  tr: '{label} alanında bilinmeyen bir değer var. Lütfen yeniden seçin.',
});
