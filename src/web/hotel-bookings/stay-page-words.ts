import { stay as english } from '#web/i18n/en/stay.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { stay as turkish } from '#web/i18n/tr/stay.ts';

export const stayPageWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
