import { password as english } from '#web/i18n/en/password.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { password as turkish } from '#web/i18n/tr/password.ts';

export const passwordWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
