import { payment as english } from '#web/i18n/en/payment.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { payment as turkish } from '#web/i18n/tr/payment.ts';

export const paymentWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
