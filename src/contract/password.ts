import { z } from 'zod';
import { emailField, linkToken } from './fields.ts';
import { reauthenticationRequest } from './session.ts';

const password = z.string().max(1000);

export const forgotPasswordRequest = z.strictObject({ email: emailField });
export const setPasswordRequest = z.strictObject({ token: linkToken, password });
export const renewPasswordLinkRequest = z.strictObject({ token: linkToken });
export const changePasswordRequest = reauthenticationRequest.extend({ password });
export const passwordLinkQuery = z.strictObject({ token: linkToken });

export const passwordLinkReply = z
  .object({ name: z.string(), kind: z.enum(['invitation', 'reset']), realm: z.enum(['people', 'sponsors']) })
  .meta({ id: 'PasswordLink' });
export const passwordSetReply = z.object({ realm: z.enum(['people', 'sponsors']), username: z.string() });

export type PasswordLinkReply = z.infer<typeof passwordLinkReply>;
export type PasswordSetReply = z.infer<typeof passwordSetReply>;
