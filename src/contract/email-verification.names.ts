import type { WordsByName } from './language.ts';
import type { RouteTable } from './route.ts';

export const emailVerificationRoutes = {
  sendVerificationEmail: { method: 'POST', path: '/creator/send-verification-email' },
  resendVerificationEmail: { method: 'POST', path: '/creator/resend-verification-email' },
  verifyEmail: { method: 'POST', path: '/creator/verify-email' },
} as const satisfies RouteTable;

export const emailVerificationMails = {
  code: { en: 'Verification code', tr: 'Doğrulama kodu' },
} as const satisfies WordsByName;
