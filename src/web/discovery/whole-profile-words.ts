import { wholeProfile as english } from '#web/i18n/en/whole-profile.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { wholeProfile as turkish } from '#web/i18n/tr/whole-profile.ts';

export const wholeProfileWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
