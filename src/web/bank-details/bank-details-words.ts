import { bankDetails as english } from '#web/i18n/en/bank-details.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { bankDetails as turkish } from '#web/i18n/tr/bank-details.ts';

export const bankDetailsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
