import { z } from 'zod';
import { line, needed } from './fields.ts';
import { languages } from './language.ts';

export const followParams = z.object({ username: line(64, needed) });

export const followRequest = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email()),
  language: z.enum(languages).describe('The language of the mails.'),
});

export type FollowRequest = z.output<typeof followRequest>;
