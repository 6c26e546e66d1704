import { z } from 'zod';

export const errorCodes = [
  'validation',
  'malformed',
  'unauthenticated',
  'forbidden',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'codeWrong',
  'signInOver',
  'alreadyVerified',
  'usernameTaken',
  'emailTaken',
  'linkUnknown',
  'linkExpired',
  'linkUsed',
  'notNow',
  'gone',
  'tooLarge',
  'unsupportedMedia',
  'tooManyRequests',
  'tooManyCodes',
  'tooManyTries',
  'unavailable',
  'internal',
] as const;

export const errorBody = z
  .object({
    message: z.string().describe('What a person reads, in the language that the request asked for.'),
    code: z.enum(errorCodes).describe('What a program reads.'),
    fields: z.record(z.string(), z.string()).optional().describe('A message for each field that was refused.'),
  })
  .meta({ id: 'Error' });

export type ErrorCode = (typeof errorCodes)[number];
export type ErrorBody = z.infer<typeof errorBody>;
