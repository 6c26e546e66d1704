import { type ApplicationRequest, applicationRequest } from '#contract/application.ts';
import {
  type ApplicationField,
  type ApplicationForm,
  applicationProblems,
  cleanPhone,
  isIbanGiven,
  isPhoneGiven,
  notKnown,
  phoneShape,
} from '#rules/application.ts';
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

/** One JSON part named 'application', or a part for each field with lists and yes-or-no as JSON. */
export function requestIn({ texts }: Parts): ApplicationRequest {
  const given = texts.application === undefined ? fieldByField(texts) : parsed(texts.application);
  const read = applicationRequest.safeParse(given);
  if (!read.success) throw new InvalidInput(read.error);
  return read.data;
}

function parsed(text: string): unknown {
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

const fieldByField = (texts: Parts['texts']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      jsonFields.has(name) || (name === 'location' && text === 'null') ? parsed(text) : text,
    ]),
  );

/** What is stored: trimmed, small where small is meant, handles in the place of addresses. */
export const cleanForm = async (request: ApplicationRequest): Promise<ApplicationForm> => ({
  ...request,
  fullName: request.fullName.trim().replace(/\s+/g, ' '),
  username: cleanUsername(request.username),
  email: request.email.trim(),
  phoneNumber: (await dialledNumber(request.phoneNumber)) ?? cleanPhone(request.phoneNumber),
  aboutMe: request.aboutMe.trim(),
  iban: isIbanGiven(request.iban) ? request.iban.replace(/\s/g, '').toUpperCase() : '',
});

/** Gives the picture back, which is there where nothing was refused. */
export async function refuseProblems(form: ApplicationForm, picture: string | null): Promise<string> {
  const problems: Problems<ApplicationField> = {
    ...unknownEntries(form),
    ...(await unknownNumber(form)),
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

const known = {
  languages: namesById(listLanguages('en')),
  expertises: namesById(listExpertises('en')),
  services: namesById(listServices('en')),
  serviceOffers: namesById(listServiceOffers('en')),
};

const unknownNumber = async ({ phoneNumber }: ApplicationForm): Promise<Problems<ApplicationField>> =>
  isPhoneGiven(phoneNumber) && (await dialledNumber(phoneNumber)) === null ? { phoneNumber: phoneShape } : {};

function unknownEntries(form: ApplicationForm): Problems<ApplicationField> {
  const isKnown = {
    languages: form.languages.every(({ language }) => known.languages.has(language)),
    expertises: form.expertises.every(({ expertise }) => known.expertises.has(expertise)),
    locations:
      form.locations.every((id) => findPlace(id) !== undefined) &&
      (form.location === null || form.locations.includes(form.location)),
    services:
      form.services.every((id) => known.services.has(id)) &&
      form.serviceOffers.every((id) => known.serviceOffers.has(id)),
  };
  return Object.fromEntries(
    Object.entries(isKnown)
      .filter(([, isFine]) => !isFine)
      .map(([field]) => [field, notKnown]),
  );
}
