import { legal as english } from '#web/i18n/en/legal.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { legal as turkish } from '#web/i18n/tr/legal.ts';

export const legalWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
