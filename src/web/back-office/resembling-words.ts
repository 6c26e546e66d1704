import { resembling as english } from '#web/i18n/en/resembling.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { resembling as turkish } from '#web/i18n/tr/resembling.ts';

/** Of those whom an applicant resembles. */
export const resemblingWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
