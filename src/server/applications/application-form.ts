import { type ApplicationRequest, applicationRequest } from '#contract/application.ts';
import {
  type ApplicationForm,
  applicationProblems,
  cleanPhone,
  isIbanGiven,
  isPhoneGiven,
  notKnown,
  phoneShape,
} from '#rules/application.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { type Problems, required } from '#rules/problems.ts';
import { handleOf } from '#rules/social-account.ts';
import { cleanUsername } from '#rules/username.ts';
import type { Parts } from '../http/multipart.ts';
import { InvalidInput } from '../http/validation.ts';
import { DomainError, InvalidFields } from '../lib/errors.ts';
import { dialledNumber } from '../lib/phone-number.ts';
import { texts } from '../lib/texts.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices, namesById } from '../reference/lists.ts';
import { findPlace } from '../reference/places.ts';

/** Accepts one JSON part named 'application', or one part per field with lists and booleans as JSON. */
export function parseRequest({ texts }: Parts): ApplicationRequest {
  const input = texts.application === undefined ? parseFields(texts) : parseJson(texts.application);
  const parsed = applicationRequest.safeParse(input);
  if (!parsed.success) throw new InvalidInput(parsed.error);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withoutPrototypes);
  } catch {
    throw new DomainError(400, 'malformed', texts.malformed);
  }
}

const withoutPrototypes = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

const jsonFields = new Set([
  'languages',
  'expertises',
  'locations',
  'services',
  'serviceOffers',
  'socialMediaAccounts',
  'hasCompany',
  'termsAccepted',
]);

const parseFields = (texts: Parts['texts']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      jsonFields.has(name) || (name === 'location' && text === 'null') ? parseJson(text) : text,
    ]),
  );

export const cleanForm = async (request: ApplicationRequest): Promise<ApplicationForm> => ({
  ...request,
  fullName: request.fullName.trim().replace(/\s+/g, ' '),
  username: cleanUsername(request.username),
  email: request.email.trim(),
  phoneNumber: (await dialledNumber(request.phoneNumber)) ?? cleanPhone(request.phoneNumber),
  aboutMe: request.aboutMe.trim(),
  iban: isIbanGiven(request.iban) ? request.iban.replace(/\s/g, '').toUpperCase() : '',
});

/** Throws the validation errors of a form; returns the picture, which a valid application has. */
export async function validateForm(form: ApplicationForm, picture: string | null): Promise<string> {
  const problems: Problems<ApplicationField> = {
    ...unknownEntryProblems(form),
    ...(await phoneNumberProblems(form)),
    ...applicationProblems(form),
    ...(picture === null && { profilePicture: required }),
  };
  if (picture === null || Object.keys(problems).length > 0) throw new InvalidFields(problems);
  return picture;
}

export const handles = ({ socialMediaAccounts: { instagram, youtube, tiktok } }: ApplicationForm) => ({
  instagram: handleOf('instagram', instagram) ?? '',
  youtube: handleOf('youtube', youtube) ?? '',
  tiktok: handleOf('tiktok', tiktok) ?? '',
});

const knownIds = {
  languages: namesById(listLanguages('en')),
  expertises: namesById(listExpertises('en')),
  services: namesById(listServices('en')),
  serviceOffers: namesById(listServiceOffers('en')),
};

const phoneNumberProblems = async ({ phoneNumber }: ApplicationForm): Promise<Problems<ApplicationField>> =>
  isPhoneGiven(phoneNumber) && (await dialledNumber(phoneNumber)) === null ? { phoneNumber: phoneShape } : {};

function unknownEntryProblems(form: ApplicationForm): Problems<ApplicationField> {
  const isKnown = {
    languages: form.languages.every(({ language }) => knownIds.languages.has(language)),
    expertises: form.expertises.every(({ expertise }) => knownIds.expertises.has(expertise)),
    locations:
      form.locations.every((id) => findPlace(id) !== undefined) &&
      (form.location === null || form.locations.includes(form.location)),
    services:
      form.services.every((id) => knownIds.services.has(id)) &&
      form.serviceOffers.every((id) => knownIds.serviceOffers.has(id)),
  };
  return Object.fromEntries(
    Object.entries(isKnown)
      .filter(([, isValid]) => !isValid)
      .map(([field]) => [field, notKnown]),
  );
}
