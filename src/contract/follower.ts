import { z } from 'zod';
import { emailField, line, needed } from './fields.ts';
import { languages } from './language.ts';

export const followParams = z.object({ username: line(64, needed) });

export const followRequest = z.strictObject({
  email: emailField,
  language: z.enum(languages).describe('The language of the mails.'),
});

export type FollowRequest = z.output<typeof followRequest>;
