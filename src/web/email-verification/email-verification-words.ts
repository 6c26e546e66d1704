import { emailVerification as english } from '#web/i18n/en/email-verification.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { emailVerification as turkish } from '#web/i18n/tr/email-verification.ts';

export const emailVerificationWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
