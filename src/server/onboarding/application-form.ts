import { type ApplicationRequest, applicationRequest } from '#contract/application.ts';
import { type ApplicationForm, applicationProblems, isIbanGiven, notKnown } from '#rules/application.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { type Problems, required } from '#rules/problems.ts';
import { cleanUsername } from '#rules/username.ts';
import { cleanProfile, findProfileProblems } from '../creators/own-profile.ts';
import type { Parts } from '../http/multipart.ts';
import { InvalidInput } from '../http/validation.ts';
import { DomainError, InvalidFields } from '../lib/errors.ts';
import { texts } from '../lib/texts.ts';

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
  ...(await cleanProfile(request)),
  username: cleanUsername(request.username),
  email: request.email.trim(),
  iban: isIbanGiven(request.iban) ? request.iban.replace(/\s/g, '').toUpperCase() : '',
});

/** Throws the validation errors of a form; returns the picture, which a valid application has. */
export async function validateForm(form: ApplicationForm, picture: string | null): Promise<string> {
  const isMainListed = form.location === null || form.locations.includes(form.location);
  const problems: Problems<ApplicationField> = {
    ...(!isMainListed && { locations: notKnown }),
    ...applicationProblems(form),
    ...(await findProfileProblems(form)),
    ...(picture === null && { profilePicture: required }),
  };
  if (picture === null || Object.keys(problems).length > 0) throw new InvalidFields(problems);
  return picture;
}
