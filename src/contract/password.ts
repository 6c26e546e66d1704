import { z } from 'zod';

const token = z.string().min(1).max(200);
const password = z.string().max(1000);

export const forgotPasswordRequest = z.strictObject({ email: z.string().trim().max(254).pipe(z.email()) });
export const setPasswordRequest = z.strictObject({ token, password });
export const renewPasswordLinkRequest = z.strictObject({ token });
export const changePasswordRequest = z.strictObject({ currentPassword: z.string().min(1).max(200), password });
export const passwordLinkQuery = z.strictObject({ token });

export const passwordLinkReply = z
  .object({ name: z.string(), kind: z.enum(['invitation', 'reset']), door: z.enum(['people', 'sponsors']) })
  .meta({ id: 'PasswordLink' });
export const passwordSetReply = z.object({ door: z.enum(['people', 'sponsors']), username: z.string() });
export const acknowledgedReply = z.object({ success: z.literal(true) });

export type PasswordLinkReply = z.infer<typeof passwordLinkReply>;
export type PasswordSetReply = z.infer<typeof passwordSetReply>;
