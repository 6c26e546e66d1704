import type { ErrorCode } from '#contract/errors.ts';
import { errorBodyOf } from '#machines/rules/error-body.ts';
import { type Refused, refusalIn } from './refusal.ts';

/** A form that was turned down, with words for single fields of it. */
export interface RefusedFields extends Refused {
  fields: Readonly<Record<string, string>>;
}

const fieldOfCode: Partial<Record<ErrorCode, string>> = { usernameTaken: 'username', emailTaken: 'email' };

export function refusedFieldsIn(failure: unknown): RefusedFields {
  const refused = refusalIn(failure);
  const { code, fields } = errorBodyOf(failure) ?? {};
  const field = code && fieldOfCode[code];
  return { ...refused, fields: { ...fields, ...(field && { [field]: refused.message }) } };
}
