import { backOffice as english } from '#web/i18n/en/back-office.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { backOffice as turkish } from '#web/i18n/tr/back-office.ts';

export const backOfficeWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;

export type BackOfficeWords = typeof english;
