import { z } from 'zod';
import { emailField, line, needed, recordId } from './fields.ts';

export const sendVerificationEmailRequest = z.strictObject({ email: emailField });
export const resendVerificationEmailRequest = z.strictObject({ applicationId: recordId });
export const verifyEmailRequest = z.strictObject({ applicationId: recordId, code: line(16, needed) });
export const checkEmailRequest = z.strictObject({ email: emailField });

export const codeSentReply = z
  .object({
    applicationId: z.string(),
    lifetime: z.int().min(0).describe('Milliseconds until the code expires.'),
  })
  .meta({ id: 'CodeSent' });

export const verifyEmailReply = z.object({ isValid: z.boolean(), message: z.string().optional() });
export const checkEmailReply = z.object({ exists: z.boolean(), available: z.boolean(), message: z.string() });

export type CodeSentReply = z.infer<typeof codeSentReply>;
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;
export type VerifyEmailReply = z.infer<typeof verifyEmailReply>;
export type CheckEmailReply = z.infer<typeof checkEmailReply>;
