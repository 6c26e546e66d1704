import { selecting as english } from '#web/i18n/en/selecting.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { selecting as turkish } from '#web/i18n/tr/selecting.ts';

/** Of those that are decided on together. */
export const selectingWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
