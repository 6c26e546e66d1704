import { stayForm as english } from '#web/i18n/en/stay-form.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { stayForm as turkish } from '#web/i18n/tr/stay-form.ts';

export const stayFormWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
